// The body of a function (kind, what, name) that gives the displayed elements found, in document
// order. Roles and names are those of the ARIA specifications for the elements that the page uses.

const [kind, what, wanted] = arguments;

const ROLES = {
  A: (e) => e.hasAttribute('href') && 'link',
  BUTTON: () => 'button',
  SUMMARY: () => 'button',
  SELECT: (e) => (e.multiple || e.size > 1 ? 'listbox' : 'combobox'),
  OPTION: () => 'option',
  TEXTAREA: () => 'textbox',
  INPUT: (e) =>
    ({
      button: 'button', submit: 'button', reset: 'button', image: 'button', checkbox: 'checkbox',
      radio: 'radio', range: 'slider', number: 'spinbutton', search: 'searchbox',
    })[e.type] || 'textbox',
  H1: () => 'heading', H2: () => 'heading', H3: () => 'heading',
  H4: () => 'heading', H5: () => 'heading', H6: () => 'heading',
  UL: () => 'list', OL: () => 'list', LI: () => 'listitem',
  TABLE: () => 'table', TR: () => 'row', TD: () => 'cell',
  IMG: () => 'img', SVG: () => false, NAV: () => 'navigation', MAIN: () => 'main',
  HEADER: () => 'banner', FOOTER: () => 'contentinfo', ASIDE: () => 'complementary',
  SECTION: (e) => nameOf(e) && 'region', FORM: (e) => nameOf(e) && 'form',
  DIALOG: () => 'dialog', FIELDSET: () => 'group', DETAILS: () => 'group',
  PROGRESS: () => 'progressbar', METER: () => 'meter', OUTPUT: () => 'status',
};

// Roles that take their name from what stands in them.
const NAMED_BY_CONTENT = new Set([
  'button', 'link', 'heading', 'option', 'listitem', 'cell', 'row', 'tab', 'menuitem', 'checkbox',
  'radio', 'switch', 'menuitemradio', 'gridcell', 'tooltip', 'treeitem',
]);

const plain = (text) => (text || '').replace(/\s+/g, ' ').trim();

function roleOf(element) {
  const given = element.getAttribute('role');
  if (given) return given.split(' ')[0];
  const role = ROLES[element.tagName.toUpperCase()];
  return role ? role(element) || '' : '';
}

// What stands in an element as a reader hears it: hidden parts left out, pictures by their names.
function content(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  if (node.nodeType !== Node.ELEMENT_NODE) return '';
  if (node.getAttribute('aria-hidden') === 'true' || getComputedStyle(node).display === 'none') return '';
  const label = node.getAttribute('aria-label') || node.getAttribute('alt');
  if (label) return ' ' + label + ' ';
  const apart = getComputedStyle(node).display.startsWith('inline') ? '' : ' ';
  return apart + Array.from(node.childNodes, content).join('') + apart;
}

function nameOf(element) {
  const references = (element.getAttribute('aria-labelledby') || '').split(/\s+/).filter(Boolean);
  if (references.length) {
    const parts = references.map((id) => document.getElementById(id)).filter(Boolean);
    return plain(parts.map((part) => part.getAttribute('aria-label') || content(part)).join(' '));
  }
  const label = element.getAttribute('aria-label') || element.getAttribute('alt');
  if (label) return plain(label);
  if (element.labels && element.labels.length) {
    return plain(Array.from(element.labels, content).join(' '));
  }
  if (element.tagName === 'FIELDSET') {
    const legend = element.querySelector(':scope > legend');
    if (legend) return plain(content(legend));
  }
  if (element.tagName === 'INPUT' && /^(button|submit|reset)$/.test(element.type)) {
    return plain(element.value);
  }
  const role = element.getAttribute('role') || element.tagName.toLowerCase();
  const byContent = NAMED_BY_CONTENT.has(role) || /^(a|button|summary|h[1-6]|option|li|td|tr)$/.test(role);
  return (byContent && plain(content(element))) || plain(element.getAttribute('title'));
}

// The lobby that is drawn into the page gives way to the program's own: nothing is waited for in it.
const displayed = (element) =>
  !element.closest('.is-drawn') && element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

const all = (selector) => Array.from(document.querySelectorAll(selector)).filter(displayed);

switch (kind) {
  case 'css':
    return all(what);
  case 'testid':
    return all(`[data-testid="${CSS.escape(what)}"]`);
  case 'role':
    return all('*').filter(
      (e) => !e.closest('[aria-hidden="true"]') && roleOf(e) === what && nameOf(e) === wanted,
    );
  case 'text': {
    const found = all('body *').filter((e) => plain(e.textContent) === what);
    return found.filter((e) => !found.some((other) => other !== e && e.contains(other)));
  }
}
