// What is wrong with a match's page at this moment, in words; see view.rs. Returns a list of texts.
const faults = [];
const wide = innerWidth, high = innerHeight, slack = 1;
const rect = (element) => element.getBoundingClientRect();
const displayed = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
const place = ({ left, top, right, bottom }) => `(${[left, top, right, bottom].map(Math.round).join(' ')}) in ${wide}x${high}`;
const name = (element) => {
  const words = element.getAttribute('aria-label') || element.textContent.replace(/\s+/g, ' ').trim();
  const kind = [...element.classList].map((one) => '.' + one).join('');
  return `<${element.tagName.toLowerCase()}${element.id && '#' + element.id}${kind}> "${words.slice(0, 60)}"`;
};
const fault = (element, what) => faults.push(`${name(element)} ${place(rect(element))} ${what}`);
const centre = (element) => {
  const { left, top, width, height } = rect(element);
  return [left + width / 2, top + height / 2];
};
const within = ([x, y]) => x >= 0 && y >= 0 && x < wide && y < high;
const at = ([x, y]) => document.elementFromPoint(x, y);

// The document itself does not scroll.
const page = document.scrollingElement;
if (page.scrollHeight > high || page.scrollWidth > wide)
  faults.push(`the document scrolls: ${page.scrollWidth}x${page.scrollHeight} in ${wide}x${high}`);

// What may be chosen can be pressed in its middle.
const reached = (choice) => {
  const hit = at(centre(choice));
  return hit && (choice.contains(hit) || hit.closest('label')?.control === choice);
};
const choices = [...document.querySelectorAll('[data-choice]:not(:disabled)')].filter(displayed);
if (!choices.length) faults.push('nothing on the page is marked data-choice');
for (const choice of choices) {
  const strip = choice.closest('[data-strip]');
  const stood = [];
  if (strip) {
    // The strip and what scrolls within it may move; nothing around it.
    for (let one = choice; one; one = one.parentElement) stood.push([one, one.scrollLeft, one.scrollTop]);
    // In the middle: what snaps to pages then snaps to the page that holds it.
    choice.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    const moved = stood.find(([one, left, top]) => !strip.contains(one) && (one.scrollLeft !== left || one.scrollTop !== top));
    if (moved) fault(choice, `is reached only by scrolling ${name(moved[0])}, which is no strip`);
  }
  if (!within(centre(choice))) fault(choice, 'can be chosen but its middle is out of view');
  else if (!reached(choice)) fault(choice, `can be chosen but ${at(centre(choice)) ? name(at(centre(choice))) : 'nothing'} lies on its middle`);
  for (const [one, left, top] of stood) [one.scrollLeft, one.scrollTop] = [left, top];
}

// What a choice is compared with is whole and uncovered. Of those with the same name one will do.
const seen = [...document.querySelectorAll('[data-in-view]')];
const shown = new Set(seen.filter(displayed).map((one) => one.dataset.inView).filter(Boolean));
for (const one of seen) {
  if (!displayed(one)) {
    if (!shown.has(one.dataset.inView)) fault(one, 'must be in view but is not displayed');
    continue;
  }
  const { left, top, right, bottom } = rect(one);
  const whole = left >= -slack && top >= -slack && right <= wide + slack && bottom <= high + slack;
  if (!whole) { fault(one, 'must be in view but is not, or not all of it'); continue; }
  const hit = at(centre(one));
  if (!hit || !(one.contains(hit) || hit.contains(one))) fault(one, `must be in view but ${hit ? name(hit) : 'nothing'} covers its middle`);
}

// What stays has not moved since the same person's last choice.
const still = {};
for (const one of document.querySelectorAll('[data-still]')) if (displayed(one)) {
  const { left, top, width, height } = rect(one);
  still[one.dataset.still] = [left, top, width, height];
}
const size = `${wide}x${high}`;
const all = window.stoodStill ?? {};
const before = all[size] ?? {};
for (const [which, now] of Object.entries(still)) {
  const was = before[which];
  if (was && now.some((side, n) => Math.abs(side - was[n]) > 4))
    faults.push(`data-still="${which}" has moved from [${was.map(Math.round)}] to [${now.map(Math.round)}] (left, top, width, height)`);
}
window.stoodBefore = all;
window.stoodStill = { ...all, [size]: { ...before, ...still } };
return faults;
