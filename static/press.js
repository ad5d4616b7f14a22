// A press does what it was aimed at: an action needs press and release on the same control, and
// whatever has come under the finger, or come to mean something else, within the last moment does
// not act. Keys and screen readers are never held up: their clicks come without a pointer.
//
// This is no part of the program because it serves the drawn lobby as well, before any program has come.
// It measures when the page has been drawn, never while it is being: it costs no layout of its own.
(() => {
  // How long a person needs to see that what he aims at has changed, in milliseconds.
  const QUIET = 350;
  // What moves by so little has not moved.
  const SLACK = 4;
  const CONTROLS = 'a[href], button, summary, label, input[type=radio], input[type=checkbox], [role=button], [data-choice]';
  const EMPTY = { left: 0, top: 0, right: -99, bottom: -99 };

  // Each control as it was last seen: its place, the part of it that has been there all the while,
  // what it means, since when.
  const notes = new WeakMap();
  // The same of the drawn lobby by what they mean: the program's own takes its place.
  const drawn = new Map();
  let changed = 0, measuring = 0, press = null;

  const control = (target) => {
    const found = target instanceof Element ? target.closest(CONTROLS) : null;
    return found instanceof HTMLLabelElement && found.control ? found.control : found;
  };
  // A choice means another one at another moment of the match, even by the same words.
  const meaning = (one, moment) =>
    `${one.getAttribute('aria-label')} ${one.textContent}` + (one.closest('[data-choice], .foot-action') ? moment : '');
  const moment = () => document.querySelector('.choices')?.dataset.moment;
  const shared = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const holds = (rect, x, y) =>
    x >= rect.left - SLACK && x <= rect.right + SLACK && y >= rect.top - SLACK && y <= rect.bottom + SLACK;
  const same = (a, b) => ['left', 'top', 'right', 'bottom'].every((side) => Math.abs(a[side] - b[side]) <= SLACK);

  const note = (one, now, at) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const place = right > left ? { left, top, right, bottom } : EMPTY;
    const means = meaning(one, at);
    const was = notes.get(one) ?? drawn.get(means);
    if (!was || was.means !== means) notes.set(one, { place, means, sure: EMPTY, since: now });
    else if (!same(was.place, place)) {
      const before = was.since + QUIET < now ? was.place : was.sure;
      notes.set(one, { place, means, sure: shared(before, place), since: now });
    } else notes.set(one, was);
    return notes.get(one);
  };
  const measure = () => {
    const at = moment();
    const seen = [...document.querySelectorAll(CONTROLS)].map((one) => [one, note(one, changed, at)]);
    drawn.clear();
    for (const [one, noted] of seen) if (one.closest('.is-drawn')) drawn.set(noted.means, noted);
    changed = measuring = 0;
  };
  const change = () => {
    changed ||= performance.now();
    measuring ||= setTimeout(measure, 50);
  };

  const down = (event) => {
    if (!event.isPrimary) return;
    const { clientX: x, clientY: y } = event;
    const now = performance.now();
    const one = control(event.target);
    let held = false, means;
    if (one) {
      const seen = note(one, changed || now, moment());
      means = seen.means;
      held = seen.since + QUIET > now && !holds(seen.sure, x, y);
    }
    // The second press of two in one place, when the first has put away what lay there.
    // A finger beside what has been opened over the board closes it, and does nothing else.
    const open = [...document.querySelectorAll('[popover=auto]:popover-open')];
    held ||= event.pointerType === 'touch' && open.length > 0 && !open.some((over) => over.contains(event.target)) && !one?.closest('[popovertarget]');
    const last = press && !press.held && press.time + QUIET > now && Math.hypot(press.x - x, press.y - y) < 24 ? press : null;
    held ||= !!last && (last.one !== one || last.means !== means);
    press = { one, means, held, x, y, time: now, touches: event.pointerType === 'touch' };
  };
  // A finger's press in a match is answered at once: the control shows it, and what it does waits until that has
  // been seen. The tables take several frames of a slow phone to draw.
  const ANSWERED = '.match-body :is(button:not([popovertarget]), [role=button], [data-choice])';
  const answer = (one) => {
    one.dataset.pressed = '';
    requestAnimationFrame(() => setTimeout(() => {
      delete one.dataset.pressed;
      one.click();
    }));
  };
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  let used = null;
  const click = (event) => {
    const one = control(event.target);
    // A label's click is followed by one of its field, which is the same press.
    if (!one || !event.detail || !press || used === press) return;
    if (!press.held && press.one === one && press.means === meaning(one, moment())) {
      used = press;
      // The main action goes with what it does: taken away while it has the keyboard, it would cost a layout.
      if (one.closest('.foot-action')) one.blur();
      if (!press.touches || !(one instanceof HTMLElement && one.matches(ANSWERED))) return;
      stop(event);
      answer(one);
      return;
    }
    stop(event);
    dispatchEvent(new Event('press-held'));
  };

  // Whoever touches needs no ring round what has the keyboard, until a key is pressed.
  const touches = (is) => document.documentElement.toggleAttribute('data-touch', is);
  touches(matchMedia('(pointer: coarse)').matches);
  addEventListener('pointerdown', (event) => touches(event.pointerType === 'touch'), true);
  addEventListener('keydown', () => touches(false), true);
  addEventListener('pointerdown', down, true);
  addEventListener('click', click, true);
  for (const kind of ['scroll', 'resize', 'toggle', 'transitionend', 'animationend']) addEventListener(kind, change, true);
  // What is told lies over the page and holds no controls, but for the press that it may wait for.
  const isTold = (node) => {
    const one = node instanceof Element ? node : node.parentElement;
    return !!one?.closest('.stage') && !one.closest('.stage-wait');
  };
  const isOfPage = ({ target, type, attributeName, addedNodes, removedNodes }) =>
    !['data-plays', 'data-pressed', 'data-touch'].includes(attributeName) && !isTold(target) && (type !== 'childList' || ![...addedNodes, ...removedNodes].every(isTold));
  new MutationObserver((records) => records.some(isOfPage) && change()).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  change();
})();
