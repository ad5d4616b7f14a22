// Keeps one build of the page whole, for use without the network. tools/precache fills in the three
// constants: the build's hash, and each file's own. Those of LATER, which not everybody needs, are
// kept once they have been asked for, and from then on like the rest.
const BUILD = '';
const FILES = {};
const LATER = {};

const SCOPE = registration.scope;
// Caches belong to the whole origin, where other pages may live, even another Farflung.
const OURS = SCOPE + '#';
const NAME = OURS + BUILD;
const PATIENCE = 3000;

// With the hashes a host in the middle of a deployment cannot slip in a file of another build.
const wanted = (files) => Object.entries(files).map(([file, sum]) =>
  new Request(file, { cache: 'reload', integrity: 'sha256-' + sum }));

// Whether some build keeps what not everybody needs: by its last file, the program, which every build has.
const isLaterKept = async (options) =>
  !!await caches.match(Object.keys(LATER).at(-1), { ...options, ignoreVary: true });

const fill = async () => {
  try {
    const files = await isLaterKept({}) ? { ...FILES, ...LATER } : FILES;
    await (await caches.open(NAME)).addAll(wanted(files));
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
};

// One after the other asks for the files of LATER: they come together, once. Where they are not those of
// this build, a newer one has been deployed, which is fetched instead.
let keeping;
const keep = () => keeping ??= (async () => {
  if (!await isLaterKept({ cacheName: NAME })) await (await caches.open(NAME)).addAll(wanted(LATER));
})().catch((error) => {
  keeping = null;
  registration.update().catch(() => {});
  throw error;
});

const takeOver = async () => {
  const names = await caches.keys();
  // A still newer build is being fetched: its cache must stay, and it will tidy up itself.
  if (!registration.installing && !registration.waiting)
    await Promise.all(names.filter(name => name.startsWith(OURS) && name !== NAME)
      .map(name => caches.delete(name)));
  await clients.claim();
};

// The page itself comes from the cache like everything else, never from the network first: the
// network may have a newer build, whose files are not here, and half of each would meet in one
// tab. A newer build arrives as a whole, by its own worker, which waits until it is asked for.
// So the network can be slow or silent and the page still opens at once.
const answer = async request => {
  const path = request.url.slice(SCOPE.length);
  const leads = request.mode === 'navigate';
  const home = leads && /^(index\.html)?([?#]|$)/.test(path);
  const later = Object.hasOwn(LATER, path) && { integrity: 'sha256-' + LATER[path] };
  // Where there is no room to keep them they are fetched all the same.
  if (later) await keep().catch(() => {});
  const kept = await caches.match(home ? SCOPE : request, { cacheName: NAME, ignoreVary: true });
  if (kept || home || !leads) return kept || fetch(request, later || {});
  // No address of ours, yet perhaps another site's below this one; if not, a route without its #.
  try {
    const late = new Promise((_, fail) => setTimeout(fail, PATIENCE));
    const found = await Promise.race([fetch(request), late]);
    if (found.status !== 404) return found;
  } catch {}
  return Response.redirect(SCOPE + '#/' + path);
};

addEventListener('install', event => event.waitUntil(fill()));
addEventListener('activate', event => event.waitUntil(takeOver()));
addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') skipWaiting();
  // From a page that fetched them without this worker, or will want them.
  if (event.data === 'KEEP') event.waitUntil(keep().catch(() => {}));
});
addEventListener('fetch', event => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(SCOPE)) event.respondWith(answer(request));
});
