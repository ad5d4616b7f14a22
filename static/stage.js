// The one player of beats: what happened at a choice, told by movement from where things were to where
// they are. The page is drawn as it is after the choice at once; what has not had its beat yet stands
// at its old place by an image of itself. A press ends all of it and does nothing else, but for the bar's.
//
// This is no part of the program because it is made of the browser's own animations, which take a
// few words here and kilobytes there, and because all programs share it.
(() => {
  // How long anything moves at most, in milliseconds, and how much of its beat it takes.
  const LONGEST = 700;
  const SHARE = 0.7;

  // What is still to come of a press that has ended a movement.
  let before = new Map(), counted = new Map(), kept = new Map(), stays = null, run = null, due = null;
  // Whether a person goes through what is shown large himself; until he chooses something again.
  let held = false;

  // How long a beat lasts, when its movement begins and how long that takes. What is shown large is
  // looked at first; a great moment is seen at any speed.
  const BANNER = /banner/;
  const timing = ({ lasts, picture }, speed) => {
    const all = Math.max(lasts * speed, BANNER.test(picture) ? 1500 : 0), length = Math.min(LONGEST, all * SHARE);
    return { all, length, wait: picture ? (all - length) * 0.75 : 0 };
  };

  const isSeen = (rect) =>
    rect.width > 0 && rect.height > 0 && rect.right > 0 && rect.bottom > 0 && rect.left < innerWidth && rect.top < innerHeight;
  // A thing may be drawn twice, at two sizes: the one that is seen counts.
  // Several names: the first that is seen.
  const look = (names) => {
    for (const name of names?.split(' ') ?? [])
      for (const one of document.querySelectorAll(`[data-thing~="${CSS.escape(name)}"]`)) {
        const rect = one.getBoundingClientRect();
        if (isSeen(rect) && getComputedStyle(one).visibility !== 'hidden') return { one, rect };
      }
    return null;
  };
  // What has been measured before anything is laid over the page, so that it is laid out once.
  const measured = new Map();
  const find = (names) => (measured.has(names) ? measured.get(names) : look(names));
  const image = (one) => {
    const copy = one.cloneNode(true);
    for (const part of [copy, ...copy.querySelectorAll('*')])
      for (const { name } of [...part.attributes])
        if (name === 'id' || name === 'tabindex' || name === 'role' || /^(data-(?!kind|tab)|aria-)/.test(name)) part.removeAttribute(name);
    return copy;
  };
  const element = (name, markup = '') => {
    const made = document.createElement('div');
    made.className = name;
    made.innerHTML = markup;
    return made;
  };
  const put = (one, { left, top, width, height }) =>
    Object.assign(one.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  // The transform that puts what lies at `to` where `from` is.
  const shift = (from, to) =>
    `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  // What goes to or comes from a place is as large as the place allows, in its own proportions.
  const within = (place, like) => {
    const scale = Math.min(1, place.width / like.width, place.height / like.height);
    const [width, height] = [like.width * scale, like.height * scale];
    return { left: place.left + (place.width - width) / 2, top: place.top + (place.height - height) / 2, width, height };
  };

  const end = () => {
    if (!run) return;
    const { moves, stage, timer, landing, figures, done } = run;
    for (const { covers } of figures.values()) covers.forEach(lift);
    run = null;
    clearTimeout(timer);
    clearTimeout(landing);
    for (const { texts } of figures.values()) for (const text of texts) text.node.data = text.last;
    for (const move of moves) move.cancel();
    stage.remove();
    delete document.documentElement.dataset.plays;
    delete document.documentElement.dataset.asks;
    done();
  };

  const away = (from, to) => [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  // Where something in a picture stood: where it was itself, unless that is another place.
  const stood = (name, own) => {
    const place = find(name)?.rect;
    return own && (!place || Math.hypot(...away(place, own)) < own.width * 1.2) ? own : place;
  };
  // What is drawn in a picture keeps to it: it is moved itself, from place to place, and waits at
  // each for the next.
  const slide = ({ one, rect }, { thing, from, to }, start, length, moves) => {
    const left = stood(from, before.get(thing)?.rect), lands = stood(to, rect);
    if (!left || Math.hypot(...away(left, lands)) < 2) return glow(one, start, length, moves);
    // What its arrival does is the drawing's own.
    one.classList.add('lands');
    one.style.setProperty('--lands', `${start + length * 0.75}ms`);
    const { a = 1, d = 1 } = one.parentNode.getScreenCTM() ?? {};
    const at = (place) => {
      const [dx, dy] = away(place, rect);
      return { translate: `${dx / a}px ${dy / d}px` };
    };
    const follows = moves.some((move) => move.effect.target === one && move.effect.getKeyframes()[0].translate);
    moves.push(one.animate([at(left), at(lands)],
      { delay: start, duration: length, easing: 'cubic-bezier(.4, 0, .2, 1)', fill: follows ? 'forwards' : 'both' }));
  };

  // What is small is lifted on its way, so that it is followed.
  const path = (left, lands) => {
    const [width, height] = [lands.width * 1.9, lands.height * 1.9], [x, y] = away(left, lands);
    const high = { left: lands.left + (x + lands.width - width) / 2, top: lands.top + (y + lands.height - height) / 2, width, height };
    const ends = [{ transform: shift(left, lands) }, { transform: 'none' }];
    if (lands.height < 40) ends.splice(1, 0, { transform: shift(high, lands) });
    return ends;
  };
  // Several that come from one place leave it one after the other.
  const fan = (beat, start, length, stage) => {
    const all = beat.moves.filter(({ sign }) => !sign), few = all.filter(({ from }) => from && from === all[0].from).length > 1;
    const each = few ? length * 0.75 : length, step = few ? (length - each) / (all.length - 1) : 0;
    all.forEach((move, n) => fly(move, start + step * n, each, stage, run.moves));
  };

  // One movement: an image flies; what it is an image of appears when it lands.
  const fly = ({ thing, from, to, back }, start, length, stage, moves) => {
    const was = before.get(thing), at = find(thing);
    if (at?.one instanceof SVGElement) return slide(at, { thing, from, to }, start, length, moves);
    const source = was?.rect ?? find(from)?.rect ?? before.get(from)?.rect;
    const like = at?.rect ?? was?.rect;
    // What comes from where nothing is seen is not there before.
    if (!source || !like) return at && (from ? rise : glow)(at.one, start, length, moves);
    const goal = at?.rect ?? find(to)?.rect;
    const left = was?.rect ?? within(source, like);
    const lands = goal ? (at ? goal : within(goal, like)) : smaller(left);
    if (at && Math.hypot(left.left - lands.left, left.top - lands.top) < 2 && !back) return glow(at.one, start, length, moves);
    const copy = at ? image(at.one) : was.copy;
    if (!copy) return;
    const flier = element('flier');
    put(flier, lands);
    const face = element('flier-face');
    Object.assign(face.style, { width: `${like.width}px`, height: `${like.height}px`, transform: `scale(${lands.width / like.width}, ${lands.height / like.height})` });
    face.append(copy);
    flier.append(face);
    if (back) {
      flier.classList.add('turns');
      flier.append(element('flier-back', back));
    }
    stage.append(flier);
    const waits = was ? 1 : 0;
    const gone = goal ? 1 : 0;
    const options = { delay: start, duration: length, easing: 'cubic-bezier(.4, 0, .2, 1)', fill: 'both' };
    moves.push(flier.animate(was ? [{ transform: shift(left, lands) }, { transform: 'none' }] : path(left, lands), options));
    moves.push(flier.animate(
      [{ opacity: waits, offset: 0 }, { opacity: 1, offset: 0.05 }, { opacity: 1, offset: 0.8 }, { opacity: gone, offset: 1 }], { ...options, easing: 'linear' }));
    if (back) {
      const turn = (from, to) => [{ transform: `rotateY(${from}deg)` }, { transform: `rotateY(${to}deg)` }];
      moves.push(face.animate(turn(180, 360), { ...options, composite: 'add' }));
      moves.push(flier.lastChild.animate(turn(0, 180), options));
    }
    // It is taken away as the thing itself appears, with what belongs to it: at the end of the same movement.
    const appear = (one) => moves.push(one.animate([{ opacity: 0 }, { opacity: 0 }], { duration: start + length }));
    if (at) appear(at.one);
    if (!was) document.querySelectorAll(`[data-with="${CSS.escape(thing)}"]`).forEach(appear);
    moves.push(flier.animate([{ visibility: 'hidden' }, { visibility: 'hidden' }], { delay: start + length, duration: 1, fill: 'forwards' }));
  };
  // Something that is drawn nowhere goes from place to place, wherever they are by then: a coin, a crate.
  const toss = ({ sign, from, to }, start, length, stage, moves) => {
    // What lies out of view is somewhere below, where no caption is in the way.
    const left = find(from)?.rect ?? before.get(from)?.rect, lands = find(to)?.rect;
    const source = left ?? below(lands), goal = lands ?? below(left);
    if (!source) return;
    const coin = element('stage-sign', sign);
    Object.assign(coin.style, { left: `${goal.left + goal.width / 2}px`, top: `${goal.top + goal.height / 2}px` });
    stage.append(coin);
    const [x, y] = away(source, goal);
    moves.push(coin.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 }, { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.85 }, { transform: 'scale(0.7)', opacity: 0 }],
      { delay: start, duration: length, easing: 'cubic-bezier(.3, 0, .3, 1)', fill: 'both' }));
  };
  const below = (rect) => rect && { left: rect.left, top: rect.top + 72, width: rect.width, height: rect.height };
  const smaller = ({ left, top, width, height }) => ({ left: left + width * 0.2, top: top + height * 0.2, width: width * 0.6, height: height * 0.6 });
  const rise = (one, start, length, moves) => {
    moves.push(one.animate([{ opacity: 0 }, { opacity: 1 }], { delay: start, duration: length, fill: 'backwards' }));
  };
  const glow = (one, start, length, moves) => {
    moves.push(one.animate([{ filter: 'none' }, { filter: 'brightness(1.15) drop-shadow(0 0 6px var(--glow))' }, { filter: 'none' }], { delay: start, duration: length }));
  };

  // What is never covered: the slider of a look back, the button to go on.
  const floor = () => document.querySelector('.replay, .foot:has(.step-on)')?.getBoundingClientRect().top ?? innerHeight;

  // A caption stands at what it is about; beneath a picture, if one is shown.
  const say = (text, at, picture, stage, room) => {
    const caption = element('stage-caption');
    caption.textContent = text;
    stage.append(caption);
    if (room) caption.style.maxWidth = `${room.width}px`;
    // Where the table keeps a place for it, it covers nothing; beneath a picture it stands anyway.
    const short = innerWidth < 700 && text.length <= 120;
    const foot = (!picture || short) && document.querySelector('.match:not(.has-foot) .foot:has([data-captions])');
    const kept = foot && foot.getBoundingClientRect();
    // Beside what may be pressed meanwhile.
    const shown = (one) => one.getClientRects().length && (picture || getComputedStyle(one).visibility === 'visible');
    const free = kept && Math.min(innerWidth, ...[...foot.querySelectorAll('button')].filter(shown).map((one) => one.getBoundingClientRect().left));
    caption.classList.toggle('is-kept', !!kept);
    if (kept) caption.style.maxWidth = `${free - 16}px`;
    const { width, height } = caption.getBoundingClientRect();
    const top = document.getElementById('table')?.getBoundingClientRect().top ?? 0;
    const low = floor();
    const rect = picture?.getBoundingClientRect() ?? find(at)?.rect ?? before.get(at)?.rect;
    // What happens nowhere in particular is said at the foot, where it covers nothing of the board.
    const middle = rect ? rect.left + rect.width / 2 : innerWidth / 2;
    const over = rect ? rect.top - height - 8 : low - height - 6;
    const y = rect && (picture || over < top + 4) ? rect.bottom + 8 : over;
    if (kept) {
      caption.style.left = `${Math.max(8, (free - width) / 2)}px`;
      caption.style.top = `${Math.min(innerHeight - height - 2, kept.top + Math.max(2, (kept.height - height) / 2))}px`;
      return caption;
    }
    caption.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, middle - width / 2))}px`;
    caption.style.top = `${Math.min(low - height - 6, y)}px`;
    return caption;
  };

  // What is shown large leaves free what it is about: over one's own ship, where that lies beside it, ...
  const beside = (lot, now) => {
    const room = document.querySelector('.is-own')?.getBoundingClientRect();
    if (!room || !isSeen(room) || room.left < lot.right || room.right > innerWidth) return null;
    now.firstChild.style.left = `${room.left + room.width / 2}px`;
    return room;
  };
  // ... or else above or below it, with its caption, on the pages: what stands above them stays to be read.
  const leave = ({ top, bottom }, now) => {
    const moved = [...now.children].filter((one) => !one.matches('.is-kept'));
    const all = moved.map((one) => one.getBoundingClientRect());
    const [from, to] = [Math.min(...all.map((one) => one.top)), Math.max(...all.map((one) => one.bottom))];
    const high = document.getElementById('pages').getBoundingClientRect().top + 4;
    const at = top + bottom > innerHeight ? top - 10 - (to - from) : bottom + 10;
    const by = Math.min(floor() - 8 - (to - from), Math.max(high, at)) - from;
    for (const one of moved) one.style.marginTop = `${by}px`;
  };
  const ring = ({ left, top, width, height }) => {
    const made = element('stage-lot');
    put(made, { left: left - 3, top: top - 3, width: width + 6, height: height + 6 });
    return made;
  };

  const drawn = (name, how) => [...document.querySelectorAll(`[data-figure="${CSS.escape(name)}"]${how}`)];
  // Every number of a figure where it is drawn, each in a text of its own.
  // What belongs to a thing in it is known by that thing: another may have come beside it.
  const numbers = (name) => {
    const all = new Map(), drawings = drawn(name, ':not([data-whole])');
    drawings.forEach((one, n) => {
      const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let node; (node = walk.nextNode()); ) if (/\d/.test(node.data) && !node.parentNode.closest('.unseen')) {
        const key = `${n}/${drawings.length} ${node.parentNode.closest('[data-thing]')?.dataset.thing}`;
        all.set(key, [...(all.get(key) ?? []), node]);
      }
    });
    return all;
  };
  // What is drawn as a whole, a hold with its crates, is as it was by an image of itself, in the style of
  // where it is; nor is it read out before.
  const wholes = (name) => drawn(name, '[data-whole]');
  // In the style of where it is.
  const lay = (one, copy, stage) => {
    let all = copy;
    for (let around = one.parentElement; around !== document.body; around = around.parentElement) {
      const shell = image(around.cloneNode(false));
      shell.style.display = 'contents';
      shell.append(all);
      all = shell;
    }
    stage.append(all);
    return all;
  };
  const cover = (one, copy, stage) => {
    if (copy.innerHTML === image(one).innerHTML) return null;
    const held = { one, read: one.ariaHidden };
    one.ariaHidden = 'true';
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    const strip = one.closest('[data-strip], .desk-body')?.getBoundingClientRect() ?? { top, bottom };
    const [from, to] = [Math.max(top, strip.top), Math.min(bottom, strip.bottom)];
    if (from >= to || !one.contains(document.elementFromPoint((left + right) / 2, (from + to) / 2))) return held;
    Object.assign(copy.style, { position: 'absolute', left: `${left}px`, top: `${top}px`, width: `${width}px`, margin: 0, clipPath: `inset(${from - top}px 0 calc(100% - ${to - top}px) 0)` });
    return { ...held, all: lay(one, copy, stage), veil: one.animate({ opacity: [0, 0] }, { fill: 'forwards' }) };
  };
  // What was read before a roll or a card that is shown large stays there, dim, until that has been seen.
  const read = (one) => {
    const copy = image(one);
    copy.inert = true;
    copy.classList.remove('choices');
    return { copy, scrolled: one.scrollTop };
  };
  const lift = ({ one, read, all, veil }) => {
    one.ariaHidden = read;
    all?.remove();
    veil?.cancel();
  };
  // A number is as it was until the beat that changes it has landed; after the last one that does it is
  // as it is drawn.
  const hold = (beats, stage) => {
    const figures = new Map();
    beats.forEach((beat, at) => {
      for (const { name } of beat.figures) {
        const known = figures.get(name);
        if (known) known.until = at;
        const was = counted.get(name), now = numbers(name);
        if (known || !was) continue;
        const images = kept.get(name), here = wholes(name);
        const covers = images.length === here.length ? here.map((one, n) => cover(one, images[n], stage)).filter(Boolean) : [];
        const texts = [...now].flatMap(([key, nodes]) => (nodes.length === was.get(key)?.length ? nodes.map((node, m) => ({ node, last: node.data, is: was.get(key)[m] })) : []));
        for (const text of texts) text.node.data = text.is;
        figures.set(name, { texts, covers, until: at });
      }
    });
    return figures;
  };
  // A sum runs to what it comes to, until something else is written there: the next beat, or all at a press.
  const roll = (text, from) => {
    const [was, is] = [from, text.is].map((said) => Number(said.match(/\d+/)?.[0]));
    if (!(Math.abs(is - was) >= 100)) return;
    const began = performance.now();
    let shown = (text.node.data = from);
    text.runs = true;
    const step = (now) => {
      const part = Math.min(1, Math.max(0, now - began) / 700), runs = text.node.data === shown;
      if (runs) shown = text.node.data = text.is.replace(/\d+/, () => Math.round(was + (is - was) * part));
      text.runs = runs && part < 1;
      if (text.runs) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };
  const count = (beat, at) => {
    run.landed = at + 1;
    for (const { name, change } of beat.figures) {
      const { texts = [], covers = [], until } = run.figures.get(name) ?? {};
      if (at === until) covers.forEach(lift);
      for (const text of texts) {
        const from = text.is;
        text.is = at === until ? text.last : from.replace(/\d+/, (n) => Number(n) + (change ?? 0));
        if (text.is === from && text.runs) continue;
        text.node.data = text.is;
        if (!run.still) roll(text, from);
      }
    }
    // The table draws what follows from all that has been told.
    if (beat.upto) {
      document.documentElement.dataset.told = beat.upto;
      dispatchEvent(new Event('told'));
    }
  };

  // Sounds, made here and quiet: each is a few strokes of [when, how long, pitch or 0 for noise, how loud].
  const SOUNDS = {
    card: [[0, 0.07, 0, 0.05]],
    dice: [[0, 0.03, 0, 0.09], [0.07, 0.03, 0, 0.08], [0.16, 0.03, 0, 0.06], [0.22, 0.02, 0, 0.04]],
    coin: [[0, 0.1, 1560, 0.035], [0.07, 0.22, 2080, 0.03]],
    goal: [[0, 0.16, 784, 0.035], [0.13, 0.16, 988, 0.035], [0.26, 0.5, 1175, 0.04], [0.26, 0.5, 1568, 0.02]],
    alarm: [[0, 0.2, 330, 0.04], [0.22, 0.28, 262, 0.04]],
  };
  let speaker = null;
  const hear = (sound) => {
    if (!SOUNDS[sound] || !document.documentElement.dataset.sound || !window.AudioContext) return;
    speaker ??= new AudioContext();
    speaker.resume();
    for (const [when, length, pitch, loud] of SOUNDS[sound]) {
      const start = speaker.currentTime + when, volume = speaker.createGain();
      volume.gain.setValueAtTime(loud, start);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
      volume.connect(speaker.destination);
      let source;
      if (pitch) source = new OscillatorNode(speaker, { frequency: pitch, type: 'triangle' });
      else {
        const noise = new AudioBuffer({ length: speaker.sampleRate * length, sampleRate: speaker.sampleRate });
        const samples = noise.getChannelData(0);
        for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
        source = new AudioBufferSourceNode(speaker, { buffer: noise });
      }
      source.connect(volume);
      source.start(start);
      source.stop(start + length);
    }
  };

  // What waits for a press: nothing goes on until it comes, and not before it can have been read.
  const ask = ({ caption, press }, stage, on) => {
    const held = run.moves.filter((move) => move.playState === 'running');
    for (const move of held) move.pause();
    const asked = element('stage-wait'), text = document.createElement('p'), button = document.createElement('button');
    const since = performance.now();
    asked.setAttribute('role', 'alertdialog');
    asked.setAttribute('aria-label', text.textContent = caption);
    button.className = 'button primary';
    button.textContent = press;
    button.onclick = () => {
      if (performance.now() - since < 350) return;
      asked.remove();
      stage.setAttribute('aria-hidden', 'true');
      run.waits = null;
      for (const move of held) move.play();
      on();
    };
    asked.append(text, button);
    stage.removeAttribute('aria-hidden');
    stage.append(asked);
    run.waits = button;
    button.focus({ preventScroll: true });
  };

  // Sets up what moves from a beat on, as far as it is seen in one part of the table, which is brought
  // into view.
  const launch = (beats, at, speed, still, stage) => {
    const view = beats[at].view ?? run.view;
    run.view = view;
    if (view) document.querySelector(view)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    let until = at;
    while (until < beats.length && (beats[until].view ?? view) === view) until++;
    const seen = beats.slice(at, until);
    for (const { moves, place } of seen)
      for (const name of [place, ...moves.flatMap(({ thing, from, to }) => [thing, from, to])])
        if (name && !measured.has(name)) measured.set(name, look(name));
    let start = 0;
    for (const beat of seen) {
      const { all, wait, length } = timing(beat, speed);
      if (!still) fan(beat, start + wait, length, stage);
      start += all;
    }
  };

  // A table that draws no more than what has been told is drawn anew as a beat's movement begins: what
  // moves goes from where it was to where it is then.
  const turn = (beat, at, length, still, stage) => {
    const mine = run;
    window.stage.take([beat]);
    count(beat, at);
    if (!still) requestAnimationFrame(() => {
      if (run === mine) fan(beat, 0, length, stage);
    });
  };

  const tell = (beats, at, speed, still, stage) => {
    // A round in short that lies over the board has all of it: nothing moves above that.
    if (at === beats.length || document.querySelector('section.reveal')) return end();
    const live = document.querySelector('[data-live]'), go = (to) => tell(beats, to, speed, still, stage);
    run.on = () => go(at + 1);
    if (!at || (beats[at].view ?? run.view) !== run.view) launch(beats, at, speed, still || live, stage);
    if (beats[at].press) {
      stage.querySelector('.stage-now')?.remove();
      measured.clear();
      return ask(beats[at], stage, run.on);
    }
    const { caption, place, sound, moves, waits } = beats[at];
    // Who wants no motion reads the line alone of what is a banner.
    const picture = still && BANNER.test(beats[at].picture) ? null : beats[at].picture;
    const { all, wait, length } = timing(beats[at], speed);
    run.step = live && (() => step(beats, at, go));
    hear(sound);
    if (live) run.landing = setTimeout(turn, still ? 0 : wait, beats[at], at, length, still, stage);
    else run.landing = setTimeout(count, still ? 0 : wait + length, beats[at], at);
    stage.querySelector('.stage-now')?.remove();
    const now = element('stage-now');
    stage.append(now);
    if (picture) now.append(element(held || waits ? 'stage-picture is-held' : 'stage-picture', picture));
    const lot = live && (find(place)?.rect ?? before.get(place)?.rect);
    const room = lot && picture && beside(lot, now);
    if (caption) say(caption, place, now.firstChild, now, room);
    if (lot && picture && !room) leave(lot, now);
    if (lot) now.prepend(ring(lot));
    if (!still) for (const move of moves) if (move.sign) toss(move, wait, length, stage, run.moves);
    if (!still) for (const shown of now.children) shown.animate([{ opacity: 0 }, { opacity: 1 }], 120);
    measured.clear();
    // What is large and concerns who looks on stays until he goes on: asked once its time is over, for the table
    // draws its button meanwhile.
    run.timer = setTimeout(() => {
      if (!picture || !(held || (waits && steps('.waits')))) run.on();
    }, all);
  };

  // Whether the table has a button to go on, or one of this kind.
  const steps = (kind = '') => !!document.querySelector(`.step-on${kind}`)?.offsetParent;

  // On to the next thing that is shown large, which then waits where its table has a button for it.
  const step = (beats, at, on) => {
    const to = beats.findIndex(({ picture }, n) => n > at && picture);
    if (to < 0) return end();
    held = steps();
    clearTimeout(run.timer);
    clearTimeout(run.landing);
    for (const move of run.moves.splice(0)) move.finish();
    for (let n = run.landed; n < to; n++) count(beats[n], n);
    on(to);
  };

  // A press ends what moves and does nothing else, nor does the rest of it; only what is there to hurry
  // acts at once. Where the table lets one go through it, a press goes one step on. What is pressed that says
  // so stays until the next press.
  const rest = { pointerdown: 'click', keydown: 'keyup' };
  const press = (event) => {
    const { type, target } = event;
    const alone = type === 'keydown' && /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Tab)$/.test(event.key);
    if (event.button || alone || event.ctrlKey || event.metaKey) return;
    if (run?.waits && target instanceof Node && run.waits.contains(target)) return;
    const follows = type === due;
    if (rest[type] || follows) due = null;
    if (!run && target instanceof Element && target.closest('[data-choice], .choice-list')) held = false;
    if (!follows && (!run || type === 'keyup')) return;
    if (target instanceof Element && target.closest('[data-anytime]')) return;
    // The bar and the pages stay at hand, and what they open: whoever takes something back has seen enough.
    // Not of what waits to be read: that would be gone unread.
    const back = target.closest?.('#undo, #redo');
    const aside = !event.key && !(back && run.waits) && target.closest?.('.bar, .page-tab, dialog, [popover]:not(.explain)');
    if (!follows && aside) return void (back && type === 'pointerdown' && end());
    // A press beside what they have opened closes it, and no more.
    if (!follows && type === 'pointerdown' && document.querySelector('[popover=auto]:popover-open')) return void (due = rest[type]);
    // Whoever takes the chart in hand sees it at once where he puts it.
    if (!follows && !run.waits && target.closest?.('.map-tools')) return void (type === 'pointerdown' && end());
    event.preventDefault();
    event.stopImmediatePropagation();
    due = rest[type] ?? null;
    if (run?.waits) return run.waits.focus({ preventScroll: true });
    if (follows) return;
    if (run.kept) return run.on(run.kept = 0);
    if ((run.kept = target.closest?.('[data-hold]'))) return clearTimeout(run.timer);
    if (run.step && event.key !== 'Escape' && !target.closest?.('[data-all]')) return run.step();
    held = false;
    dispatchEvent(new Event('hasten'));
    if (target.closest?.('[data-all]')) dispatchEvent(new Event('all'));
    end();
  };
  for (const kind of ['pointerdown', 'keydown', 'keyup', 'click']) addEventListener(kind, press, true);

  window.stage = {
    // Called while the page is still as it was before: notes where everything is that will move.
    take(beats) {
      before = new Map();
      counted = new Map();
      kept = new Map();
      const one = beats.some(({ press, picture }) => press || picture) && document.querySelector('[data-stays]');
      stays = one && read(one);
      for (const { moves, place, figures } of beats) {
        for (const { name } of figures) {
          if (counted.has(name)) continue;
          counted.set(name, new Map([...numbers(name)].map(([key, nodes]) => [key, nodes.map((node) => node.data)])));
          kept.set(name, wholes(name).map(image));
        }
        const things = moves.map(({ thing }) => thing).filter(Boolean);
        for (const name of [...things, ...moves.map(({ from }) => from), place]) {
          const found = before.has(name) ? null : find(name);
          if (found) before.set(name, { rect: found.rect, copy: things.includes(name) ? image(found.one) : null });
        }
      }
    },
    // Called when the page is drawn as it is after; `speed` in milliseconds for a beat that lasts 1.
    play(beats, speed, still, done) {
      const stage = element('stage');
      stage.setAttribute('aria-hidden', 'true');
      document.body.append(stage);
      document.documentElement.dataset.plays = '';
      // What comes of a roll is not seen before its dice, nor before the press that it waits for.
      if (beats.some(({ press, sound }) => press || sound === 'dice')) document.documentElement.dataset.asks = '';
      const one = stays && document.querySelector('[data-stays]');
      if (one) {
        put(stays.copy, one.getBoundingClientRect());
        lay(one, stays.copy, stage);
        stays.copy.scrollTop = stays.scrolled;
      }
      const moves = [];
      run = { moves, stage, still, timer: 0, landing: 0, landed: 0, figures: hold(beats, stage), done };
      tell(beats, 0, speed, still, stage);
    },
    end,
  };
})();
