// The kill switch, put in the place of sw.js by `tools/build --kill-switch`: takes over at once,
// drops the kept builds and itself. Matches are in localStorage, which no worker can touch.
const end = async () => {
  const ours = (await caches.keys()).filter(name => name.startsWith(registration.scope + '#'));
  await Promise.all(ours.map(name => caches.delete(name)));
  await registration.unregister();
};

addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil(end()));
