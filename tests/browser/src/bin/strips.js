// Runs before the page's own scripts: what is told stands still, and goes on to the millisecond that it
// is told to. Only the player's own time is held, and everybody else's while it plays.
(() => {
  const { setTimeout: later, clearTimeout: forget } = window;
  let due = new Map(), born = new Map(), now = 0, latest = 1e9, held = false;
  window.setTimeout = (then, wait = 0, ...given) => {
    if (!held) return later(then, wait, ...given);
    due.set(++latest, { at: now + wait, then: () => then(...given) });
    return latest;
  };
  window.clearTimeout = (id) => due.delete(id) || forget(id);
  // Pictures of the table may burn and grow as they like.
  const isTold = (one) => !(one instanceof CSSAnimation) || one.effect.target?.closest('.stage');
  const pose = () => {
    for (const one of document.getAnimations().filter(isTold)) {
      if (!born.has(one)) born.set(one, now);
      one.pause();
      one.currentTime = now - born.get(one);
    }
  };
  const free = () => {
    held = false;
    for (const { then } of due.values()) later(then);
    due = new Map();
    strip.told = null;
  };
  // What kind of beat it is: what goes from where to where, which picture lies over it, where it is said.
  const kind = (name) => (name ?? '').split(' ').map((one) => one.replace(/-\d+/g, '')).join('/');
  const kindOf = ({ moves, picture, place, caption }) => [
    ...new Set(moves.map(({ thing, from, to, sign }) => `${sign ? 'sign' : kind(thing)} ${kind(from)} ${kind(to)}`)),
    /class="([^"]*)/.exec(picture ?? '')?.[1], kind(place), !!caption,
  ].join();
  const seen = new Set();
  let player;
  Object.defineProperty(window, 'stage', {
    get: () => player,
    set: (given) => {
      player = { ...given, play(beats, speed, still, done) {
        [due, born, now, held] = [new Map(), new Map(), 0, true];
        given.play(beats, speed, still, () => { free(); done(); });
        pose();
        let start = 0;
        strip.told = beats.map((beat) => {
          const from = start, sort = kindOf(beat), fresh = beat.lasts > 0 && !seen.has(sort);
          seen.add(sort);
          start += beat.lasts * speed;
          return { from, moves: Math.min(700, beat.lasts * speed * 0.7), until: start, fresh, sort, caption: beat.caption };
        });
        strip.said.push(...beats.map(({ caption }) => caption).filter(Boolean));
        if (!strip.told.some(({ fresh }) => fresh)) later(() => player.end());
      } };
    },
  });
  window.strip = {
    told: null,
    said: [],
    go(to) {
      for (;;) {
        const [next] = [...due].filter(([, { at }]) => at <= to).sort((a, b) => a[1].at - b[1].at || a[0] - b[0]);
        if (!next) break;
        due.delete(next[0]);
        now = Math.max(now, next[1].at);
        pose();
        next[1].then();
        if (!held) return;
      }
      now = to;
      pose();
    },
  };
})();
