// Every icon, number and term says what it is: see src/explain/mod.rs for how things are marked.
//
// Shown after the pointer has rested on a thing, when the keyboard comes to it, when a finger stays
// on it, and at once when something is pressed that does nothing else. `i` walks from thing to thing.
// This is no part of the program because its words are not: they are fetched when first wanted.
(() => {
  const HOVER = 400, HELD = 450, LEAVE = 400;
  // A finger that has gone so far scrolls or drags.
  const SLACK = 8;
  const CONTROLS = 'a[href], button, summary, label, input, select, textarea, [role=button]';
  // What does something else when it is pressed.
  const ACTS = CONTROLS + ', [data-walk]';
  const THING = '[data-explain]';
  const tables = new Map();
  let card = null, shown = null, wanted = null, timer = 0, described = null;
  // What a finger was put on that is read before it acts, and whether it acts now.
  let looked = null, acts = false;
  let touch = null, swallow = false, still = null, keyed = false, over = null, came = null;

  const game = () => document.querySelector('[data-game]')?.dataset.game;
  const french = () => document.documentElement.lang === 'fr';
  const read = (text) => new Map(text.split('\n').filter((line) => line && !line.startsWith('//')).map((line) => {
    const [head, en, fr] = line.split('|').map((part) => part.trim());
    const [id, anchor] = head.split(' ');
    return [id, { anchor, en, fr }];
  }));
  const table = async () => {
    const name = game();
    if (!name) return new Map();
    if (!tables.has(name)) {
      try {
        const answer = await fetch(`explain/${name}.txt`);
        if (answer.ok) tables.set(name, read(await answer.text()));
      } catch { /* Asked for again the next time. */ }
    }
    return tables.get(name) ?? new Map();
  };

  // The innermost of the things that lie at a point within the topmost one.
  const thingAt = (x, y) => {
    const all = document.elementsFromPoint(x, y);
    let thing = all[0]?.closest(THING);
    if (thing) for (const one of all) {
      const inner = one.closest('[data-explain]');
      if (inner !== thing && thing.contains(inner)) thing = inner;
    }
    return thing ?? null;
  };
  const isLayer = (target) => !!card && target instanceof Node && card.contains(target);

  const add = (tag, text, to = card) => {
    const element = document.createElement(tag);
    element.textContent = text;
    to.append(element);
    return element;
  };
  const picture = (selector) => {
    let one = selector && document.querySelector(selector);
    if (!(one instanceof SVGElement)) one = one?.querySelector('svg');
    if (!one) return;
    let svg = one.cloneNode(true);
    if (svg.tagName !== 'svg') {
      const { x, y, width, height } = one.getBBox();
      const inner = svg;
      inner.removeAttribute('transform');
      svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
      svg.append(inner);
    }
    for (const marked of [svg, ...svg.querySelectorAll('[data-thing], [id]')]) {
      marked.removeAttribute('data-thing');
      marked.removeAttribute('id');
    }
    const frame = add('div', '');
    frame.className = 'explain-art';
    frame.setAttribute('aria-hidden', 'true');
    frame.append(svg);
  };
  const said = (word) => french() ? word.fr : word.en;
  const fillIn = (thing, words) => {
    card.textContent = '';
    picture(thing.dataset.large);
    const lines = thing.dataset.said?.split('\n') ?? [];
    lines.forEach((line, at) => add(at ? 'p' : 'strong', line));
    const { en: rule, fr: regle } = words.get('rule') ?? { en: 'Rule', fr: 'Règle' };
    const told = [...new Set(thing.dataset.explain.split(' '))].map((id) => words.get(id)).filter((word) => word);
    // On a phone much that is always the same is folded away: what this one thing is stands before it.
    const signs = innerWidth < 700 && told.length > 3 && words.get('signs');
    const fold = signs ? add('details', '') : card;
    if (signs) {
      add('summary', said(signs), fold);
      fold.ontoggle = () => place(thing);
    }
    for (const word of told) {
      const line = add('p', said(word) + ' ', fold);
      if (word.anchor && word.anchor !== '-') {
        const link = add('a', french() ? regle : rule, line);
        link.href = `#/rules/${game()}/${word.anchor}`;
        link.dataset.anchor = word.anchor;
      }
    }
    const look = looked && thing.querySelector(':scope > [data-look]');
    card.role = look ? 'dialog' : 'tooltip';
    if (look) {
      const offer = add('button', look.dataset.look);
      offer.className = 'button primary';
      offer.onclick = () => {
        acts = true;
        look.click();
        acts = false;
      };
    }
    return card.childElementCount > 0;
  };
  // Beside the thing, never on it unless there is no room: above or below, else left or right.
  const place = (thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    card.style.left = card.style.top = '0';
    const { width, height } = card.getBoundingClientRect();
    const clamp = (at, size, all) => Math.max(6, Math.min(at, all - size - 6));
    // The main action stays free, where there is room above it.
    const low = thing.closest('.foot') ? innerHeight : document.querySelector('.foot')?.getBoundingClientRect().top ?? innerHeight;
    // What is compared with each other stands in rows: its own stays above and below it.
    if (thing.closest('[data-beside]') && right + width + 12 <= innerWidth) {
      card.style.left = `${right + 6}px`;
      card.style.top = `${clamp(top, height, low)}px`;
      return;
    }
    let x = clamp((left + right - width) / 2, width, innerWidth), y;
    if (bottom + height + 8 <= low) y = bottom + 4;
    else if (top - height - 8 >= 0) y = top - height - 4;
    else {
      y = clamp((top + bottom - height) / 2, height, low);
      if (right + width + 8 <= innerWidth) x = right + 4;
      else if (left - width - 8 >= 0) x = left - width - 4;
    }
    card.style.left = `${x}px`;
    card.style.top = `${y}px`;
  };
  const hide = () => {
    clearTimeout(timer);
    wanted = null;
    if (!shown) return;
    shown = null;
    described?.removeAttribute('aria-describedby');
    described = null;
    card.hidePopover();
  };
  const show = async (thing, focused) => {
    const words = await table();
    if (wanted !== thing || !thing.isConnected) return;
    if (!card) {
      card = document.createElement('div');
      card.id = 'explain';
      card.className = 'explain';
      card.popover = 'manual';
    }
    if (card.matches(':popover-open')) card.hidePopover();
    // Beside an open dialog nothing can be pressed.
    (thing.closest('dialog') ?? document.documentElement).append(card);
    if (!fillIn(thing, words)) return;
    shown = thing;
    described = focused ?? null;
    described?.setAttribute('aria-describedby', 'explain');
    card.showPopover();
    place(thing);
    card.querySelector(':scope > button')?.focus({ preventScroll: true });
    const watch = () => {
      if (shown !== thing) return;
      // What it was about has gone, or come to say something else: so does this.
      if (!thing.isConnected || !thing.getClientRects().length) return hide();
      setTimeout(watch, 200);
    };
    watch();
  };
  const want = (thing, wait, focused) => {
    clearTimeout(timer);
    wanted = thing;
    timer = setTimeout(() => show(thing, focused), wait);
  };

  // A mouse that rests. What has come under one is not explained until that has gone onto it, or some way on it.
  addEventListener('pointermove', (event) => {
    const { clientX: x, clientY: y } = event;
    if (event.pointerType === 'touch') {
      if (touch && Math.hypot(x - touch.x, y - touch.y) > SLACK) touch = void clearTimeout(touch.timer);
      return;
    }
    if (event.buttons || (still && still.x === x && still.y === y)) return;
    const was = still;
    still = { x, y };
    if (isLayer(event.target)) return clearTimeout(timer);
    const thing = thingAt(x, y);
    if (thing !== over) {
      const lay = thing && was && thing.getBoundingClientRect();
      const there = lay && was.x >= lay.left && was.x <= lay.right && was.y >= lay.top && was.y <= lay.bottom;
      came = there && !(over?.isConnected && thing.contains(over)) ? { x, y } : null;
      over = thing;
    }
    if (came && Math.hypot(x - came.x, y - came.y) < 5 * SLACK) return;
    came = null;
    if (thing && thing === shown) { wanted = thing; clearTimeout(timer); }
    else if (thing) { if (thing !== wanted) want(thing, HOVER); }
    else if (shown && !keyed) { wanted = null; clearTimeout(timer); timer = setTimeout(hide, LEAVE); }
    else if (!shown) { wanted = null; clearTimeout(timer); }
  }, true);

  // What a finger has taken hold of.
  const letGo = ({ target, pointerId }) => target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId }));
  addEventListener('pointerdown', (event) => {
    swallow = false;
    keyed = false;
    if (isLayer(event.target)) return;
    const touches = event.pointerType === 'touch';
    looked = touches ? event.target.closest?.('[data-look]') : null;
    // A finger beside what lies open closes it and does nothing else; what it only reads next, it reads.
    // In the foot and the bar nothing is covered: there it acts; so does what only picks a card, or puts it away.
    swallow = touches && !!shown && !looked && !!event.target.closest?.(ACTS) && !event.target.closest('.foot, .bar, .card-hit, .detail-close');
    hide();
    const { clientX: x, clientY: y } = event;
    still = { x, y };
    if (!touches || !event.isPrimary) return;
    touch = { x, y, timer: setTimeout(() => {
      touch = null;
      const thing = thingAt(x, y);
      if (!thing) return;
      swallow = true;
      letGo(event);
      want(thing, 0);
    }, HELD) };
  }, true);
  const lift = () => { if (touch) touch = void clearTimeout(touch.timer); };
  addEventListener('pointerup', (event) => {
    if (swallow && touch) letGo(event);
    lift();
  }, true);
  addEventListener('pointercancel', (event) => { if (event.isTrusted) lift(); }, true);
  addEventListener('contextmenu', (event) => { if (swallow || touch) event.preventDefault(); }, true);

  addEventListener('click', (event) => {
    if (swallow && !isLayer(event.target)) {
      swallow = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    if (isLayer(event.target)) return event.target.closest('summary') ? undefined : follow(event);
    const look = event.target.closest?.('[data-look]');
    if (look && look === looked && !acts) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return want(look.closest(THING), 0);
    }
    // What does nothing else when it is pressed says what it is.
    if (!event.detail || event.target.closest?.(ACTS)) return;
    const thing = thingAt(event.clientX, event.clientY);
    if (thing) want(thing, 0);
  }, true);

  // In a match the rule opens in its help.
  const follow = (event) => {
    const anchor = event.target.closest?.('a')?.dataset.anchor;
    const help = document.getElementById('help');
    hide();
    if (!anchor || !help) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const open of document.querySelectorAll('dialog[open]')) open.close();
    if (!help.matches(':popover-open')) help.showPopover();
    const search = help.querySelector('input[type=search]');
    if (search?.value) {
      search.value = '';
      search.dispatchEvent(new Event('input', { bubbles: true }));
    }
    let tries = 40;
    const open = () => {
      const rule = document.getElementById(`rule-${anchor}`);
      if (!rule) return void (tries-- && setTimeout(open, 75));
      rule.focus?.();
      rule.scrollIntoView();
    };
    setTimeout(open, 75);
  };

  const walk = (step) => {
    const here = document.activeElement;
    // What is drawn has no place for the keyboard of its own: its window keeps it, and is walked by itself.
    const drawn = here.closest('[data-walk]');
    const inside = drawn ?? document.querySelector('[popover]:popover-open:not(.explain)') ?? document.querySelector('dialog[open]') ?? document;
    const frame = drawn?.getBoundingClientRect();
    const seen = (one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const x = (left + right) / 2, y = (top + bottom) / 2;
      return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    };
    const things = [...inside.querySelectorAll('[data-explain]:not(.is-many)')]
      .filter((one) => one.getClientRects().length && (drawn ? seen(one) : !one.closest('[data-walk]')));
    if (!things.length) return false;
    const at = things.indexOf(shown ?? here.closest('[data-explain]'));
    const next = at < 0 ? things[0] : things[(at + step + things.length) % things.length];
    const control = next.matches(CONTROLS) ? next : next.querySelector(':scope > :is(button, a):enabled');
    const goal = drawn ?? control ?? next;
    if (goal === next && !control && !next.hasAttribute('tabindex')) next.tabIndex = -1;
    goal.focus();
    goal.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    keyed = true;
    want(next, 0, goal);
    return true;
  };
  addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches?.('input, select, textarea')) return;
    const { key } = event;
    let done = false;
    if (key === 'Escape') { done = !!shown && !document.querySelector('[popover]:popover-open:not(.explain)'); hide(); keyed = false; }
    else if (key === 'i' && shown && keyed) { card.querySelector('a')?.click(); done = true; }
    else if (key === 'i') {
      const thing = document.activeElement?.closest(THING);
      if (thing) { keyed = done = true; want(thing, 0, document.activeElement); }
      else done = walk(1);
    } else if (keyed && shown && /^Arrow/.test(key)) done = walk(/Right|Down/.test(key) ? 1 : -1);
    else if (key === 'Tab') tabbed = event.timeStamp;
    else if (keyed || key === 'Enter' || key === ' ') { hide(); keyed = false; }
    if (done) { event.preventDefault(); event.stopImmediatePropagation(); }
  }, true);
  // When the keyboard comes by Tab; what the page itself puts it on is not explained.
  let tabbed = -1e9;
  addEventListener('focusin', (event) => {
    if (event.timeStamp - tabbed > 200) return;
    const thing = event.target.closest?.(THING);
    hide();
    if (thing) { keyed = true; want(thing, HOVER, event.target); }
  }, true);
  for (const kind of ['scroll', 'resize', 'hashchange', 'toggle'])
    addEventListener(kind, (event) => {
      if (isLayer(event.target) || (kind === 'scroll' && keyed)) return;
      lift();
      hide();
    }, true);
})();
