// Starts the page's own program a second time, off the page's thread.
onmessage = async ({ data: { glue, module } }) => {
  onmessage = null;
  const { default: init } = await import(glue);
  await init({ module_or_path: module });
};
