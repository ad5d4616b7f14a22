// Where a hint stands: beside what it points at, over nothing that the choice is about. It moves
// nothing; where nothing is free beside it, it lies in the foot, and where there is no room either it folds.
// Whoever presses anything else has read it: then it folds too. Folded it is out of the way: the help's button
// is lit, and it is read there.
//
// This is no part of the program because it is all measuring, which takes a few words here and
// kilobytes there.
(() => {
  // Between a hint and what it points at, and how far from it an arrow still means it.
  const GAP = 10, NEAR = 28;
  // What it never lies over.
  const FREE = '.bar, .m-token.own, .face:has([aria-pressed=true]), .card-hit[data-choice], .hit[data-choice], .tile, .foot-action > *, .firefly-table .foot-line, .face:nth-child(-n+3):has([data-choice]), .is-own .about, .is-own .ship-head, .bid.is-fresh, .farlight-table :is(.slot, .service, .stack:has(.hit), .page:not(:has(.won)) .award, .is-spot, .ends), .journey-head, .strip, .rival-turn, .action, .tab, .why, .side-points';
  // Whose middle is kept free, and what is hidden as little as may be.
  const SPARED = '[data-choice], .face:has([data-choice]), .short, .desk .story summary, [data-in-view]:not(.journey, .deed, .map-window, .is-setup .gauges), .journey [data-card], .foot-action > *, .bar-hurry, .is-next, .firefly-table:not(.is-setup) .map-tools > *, .marks :is(.m-stop, .m-aim, .m-chosen), .peer, .errands > li, .desk-body > p, .mate, .forecast-line, .tested, .telegram, .sector > *';
  const DEAR = '[data-choice], [data-in-view]:not(.map-window, .is-setup .gauges), [data-thing]:not(svg *, .is-setup :is(.gauges, .captains) *), .region-row > .card:not(.is-empty), .service, .news, .deed, .foot-line > p';
  // Of the chart what the sheet leaves free of it, dear where it is chosen on; before there is a ship its figures
  // say nothing.
  const chart = () => {
    const [map, sheet] = ['.map-window', '.desk'].map((one) => document.querySelector(one)?.getBoundingClientRect());
    if (!map || !sheet) return [];
    const bottom = sheet.left > map.left ? map.bottom : Math.min(map.bottom, sheet.top);
    return bottom > map.top ? [{ left: map.left, top: map.top, right: map.right, bottom, width: map.width, height: bottom - map.top }] : [];
  };
  // How it is laid out, the usual way first: in a column, closer, in a row where its text has room beside the ways on.
  const LAYS = [['', 328], ['', 236], ['close', 344], ['close', 640], ['row', 820], ['row', 600]];
  // A place that costs as much is no place.
  const BARRED = 1e6;
  let due = 0;

  const isSeen = ({ width, height, left, top, right, bottom }) =>
    width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  // What of a thing is seen that scrolls under a panel's edge.
  const shown = (one, rect) => {
    const body = one.parentElement.closest('.desk-body')?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const [left, top] = [Math.max(rect.left, body.left), Math.max(rect.top, body.top)];
    const [right, bottom] = [Math.min(rect.right, body.right), Math.min(rect.bottom, body.bottom)];
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  // Several selectors, the dearest first: the first thing of them that is seen.
  const seen = (selectors) => {
    for (const selector of selectors.split(' | '))
      for (const one of document.querySelectorAll(selector)) {
        const rect = one.getBoundingClientRect();
        // What a strip has scrolled away is not there to be pointed at.
        const there = document.elementsFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
        if (isSeen(rect) && there.some((other) => one.contains(other))) return shown(one, rect);
      }
    return null;
  };
  const overlap = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  // How much of the second the first covers.
  const share = (a, b) => overlap(a, b) / (b.width * b.height);
  const clamp = (low, value, high) => Math.max(low, Math.min(high, value));

  // Every place that is tried: along the sides of what is pointed at, and down the board and beside what
  // stands in the foot.
  const places = (target, width, height, bounds, foot) => {
    // There may be no room at all before the sheets of a table have come.
    const tried = [[bounds.left, bounds.top], [foot, bounds.bottom]];
    if (target) {
      const across = [target.left, (target.left + target.right - width) / 2, target.right - width];
      const down = [target.top, (target.top + target.bottom - height) / 2, target.bottom - height];
      for (const left of across) tried.push([left, target.bottom + GAP], [left, target.top - height - GAP]);
      for (const top of down) tried.push([target.right + GAP, top], [target.left - width - GAP, top]);
    }
    for (let top = bounds.bottom - height; top >= bounds.top; top -= 16)
      for (const left of [bounds.left, (bounds.left + bounds.right - width) / 2, bounds.right - width]) tried.push([left, top]);
    return tried.map(([left, top]) => {
      left = clamp(bounds.left, left, Math.max(bounds.left, bounds.right - width));
      top = clamp(bounds.top, top, Math.max(bounds.top, bounds.bottom - height));
      return { left, top, right: left + width, bottom: top + height };
    });
  };
  // The side of the hint that its arrow stands on, and where along it.
  const arrow = (place, target) => {
    if (!target) return ['', 0];
    const x = clamp(20, (Math.max(place.left, target.left) + Math.min(place.right, target.right)) / 2 - place.left, place.right - place.left - 20);
    const y = clamp(20, (Math.max(place.top, target.top) + Math.min(place.bottom, target.bottom)) / 2 - place.top, place.bottom - place.top - 20);
    const is = (gap) => gap >= 0 && gap <= NEAR;
    const over = target.left < place.right && target.right > place.left, beside = target.top < place.bottom && target.bottom > place.top;
    if (over && is(place.top - target.bottom)) return ['top', x];
    if (over && is(target.top - place.bottom)) return ['bottom', x];
    if (beside && is(place.left - target.right)) return ['left', y];
    if (beside && is(target.left - place.right)) return ['right', y];
    return ['', 0];
  };
  // What a place would hide: what is to be free counts above all, then the middle of anything spared, then how
  // much of it, of what is dear and of the target, then the way to the target.
  const cost = (place, target, free, spared, dear) => {
    let sum = 0;
    for (const rect of free) if (overlap(place, rect) > 4) sum += BARRED;
    for (const rect of spared) {
      const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
      if (x > place.left - 2 && x < place.right + 2 && y > place.top - 2 && y < place.bottom + 2) sum += 4000;
      sum += 900 * share(place, rect);
    }
    for (const rect of dear) sum += 300 * share(place, rect);
    if (!target) return sum - place.top;
    const dx = Math.max(0, target.left - place.right, place.left - target.right);
    const dy = Math.max(0, target.top - place.bottom, place.top - target.bottom);
    const over = share(place, target);
    return sum + Math.hypot(dx, dy) + (arrow(place, target)[0] ? 0 : 200) + (over && 60 + 4000 * over);
  };

  const place = () => {
    due = 0;
    const box = document.getElementById('hint'), ring = document.getElementById('hint-ring');
    if (!box || !ring) return;
    const body = document.getElementById('table').getBoundingClientRect();
    const top = (document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0) + 1;
    const foot = (document.querySelector('.foot') ?? document.querySelector('.match-foot'))?.getBoundingClientRect();
    // What has to be read first is read first.
    const waits = document.querySelector('section.reveal, [role=alertdialog]');
    box.hidden = ring.hidden = !!waits;
    if (waits) return;
    const target = seen(box.dataset.at);
    const rects = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()).filter(isSeen);
    // The line that says what is best gives way to it on a phone alone.
    const line = innerWidth > 699 && innerHeight > 500 ? ', .farlight-table .deed' : '';
    const [free, dear] = [rects(FREE + line), rects(DEAR)];
    const beside = 8 + Math.max(0, ...rects('.foot .tile').map(({ right }) => right));
    // Beside the chart there is room; on a phone it hides names, crew and news rather than what is chosen.
    const named = innerWidth > 899 ? ', .c-name, .m-token, .member, .news, .turn > p' : '';
    const asked = document.querySelector('.map-window[data-in-view]') ? [1, 2, 3] : [1];
    const spared = [...rects(SPARED + named), ...asked.flatMap(chart)];
    if (box.dataset.folded === 'tight') delete box.dataset.folded;
    ring.hidden = !target || 'folded' in box.dataset;
    if ('folded' in box.dataset) return;
    const lays = LAYS.filter(([lay]) => lay !== 'row' || innerWidth > 599);
    const best = (free) => lays.flatMap(([lay, wide]) => {
      box.dataset.lies = lay;
      const width = (box.style.width = `min(${wide}px, 100vw - 16px)`);
      const bottom = lay ? innerHeight - 4 : (foot?.top ?? body.bottom) - 4;
      const bounds = { left: 8, right: innerWidth - 8, top, bottom };
      return places(target, box.offsetWidth + 1, box.offsetHeight, bounds, beside).map((at) => [cost(at, target, free, spared, dear), at, lay, width]);
    }).reduce((one, other) => (other[0] < one[0] ? other : one));
    // Not over what it is about, if that leaves it room; of what is large it hides little.
    let found = best(target ? [...free, { ...target, top: target.top + 4 }] : free);
    const large = target && target.width * target.height > innerWidth * innerHeight / 4;
    if (found[0] >= BARRED && large) found = best(free);
    // Without its words nothing is marked.
    if (found[0] >= BARRED) {
      box.dataset.folded = 'tight';
      ring.hidden = true;
    }
    const [, at, lay, width] = found;
    box.dataset.lies = lay;
    box.style.width = width;
    const [side, along] = arrow(at, target);
    Object.assign(box.style, { left: `${at.left}px`, top: `${at.top}px` });
    box.style.setProperty('--along', `${along}px`);
    box.dataset.side = side;
    box.dataset.placed = '';
    // What it lies over in the foot gives way to it.
    box.dataset.over = rects('.farlight-table .deed').some((line) => overlap(at, line) > 0);
    if (!target) return;
    const [left, over] = [Math.max(1, target.left - 3), Math.max(1, target.top - 3)];
    const [right, bottom] = [Math.min(innerWidth - 1, target.right + 3), Math.min(innerHeight - 1, target.bottom + 3)];
    Object.assign(ring.style, { left: `${left}px`, top: `${over}px`, width: `${right - left}px`, height: `${bottom - over}px` });
  };
  const later = () => { due ||= requestAnimationFrame(place); };
  addEventListener('pointerdown', ({ target }) => {
    const box = document.getElementById('hint');
    if (!box || box.contains(target)) return;
    box.dataset.folded = '';
    later();
  }, true);
  // What comes after it, as the button of what is picked by itself, is not hidden either.
  new MutationObserver(later).observe(document.documentElement, { childList: true, subtree: true });
  // Faces and sheets that come late move everything, and change nothing of the document.
  document.fonts.addEventListener('loadingdone', later);
  addEventListener('load', later, true);
  addEventListener('resize', later);
  addEventListener('click', later);
  addEventListener('scroll', later, { capture: true, passive: true });
  window.hint = {
    place: later,
    // Told again it lies open again.
    unfold() {
      delete document.getElementById('hint')?.dataset.folded;
      later();
    },
  };
})();
