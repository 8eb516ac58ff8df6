// Whether a rule of a style sheet is an element's, as far as its name and classes tell.

/**
 * @typedef {object} Wanted what the last part of a selector wants of an element
 * @property {string} type its name in small letters; empty where any will do
 * @property {readonly string[]} classes each between blanks
 * @property {boolean} isAll whether the selector wants nothing else
 */

/** @typedef {{readonly name: string, readonly classes: string}} Known an element's name in small letters, and its classes, all between blanks */

/** What cannot be taken apart by the few rules below. */
const INTRICATE = /[\\|]/;
const QUOTED = /"[^"]*"|'[^']*'/g;
/** What a pseudo-class or an attribute is asked for, innermost first. */
const ARGUMENTS = /\([^()[\]]*\)|\[[^()[\]]*\]/g;
/** A name, classes, and nothing else. */
const SIMPLE = /^(?:[a-z][\w-]*|\.[\w-]+)(?:\.[\w-]+)*$/;

/** @param {string} selector without commas and arguments @param {boolean} isWhole whether it had none @returns {Wanted} */
function wantedBy(selector, isWhole) {
  const last = selector.split(/[\s>+~]+/).findLast((part) => part !== '') ?? '';
  const [type = ''] = /^[a-z][\w-]*/i.exec(last) ?? [];
  const classes = [...last.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => ` ${name} `);
  return { type: type.toLowerCase(), classes, isAll: isWhole && SIMPLE.test(selector.trim()) };
}

/** @param {string} text of a rule @returns {readonly Wanted[] | null} of each of its selectors, or null where that cannot be told */
function wantedByEach(text) {
  if (INTRICATE.test(text)) return null;
  let plain = text.replaceAll(QUOTED, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    // What is nothing but an attribute stays a part of its selector.
    plain = plain.replaceAll(ARGUMENTS, (argument) => (argument.startsWith('[') ? '*' : ''));
  }
  if (/[()[\]"']/.test(plain)) return null;
  return plain.split(',').map((selector) => wantedBy(selector, plain === text));
}

/** @type {Map<string, readonly Wanted[] | null>} */
const wantedByText = new Map();

/**
 * @param {Known} known of an element
 * @param {string} text selectors of a rule
 * @returns {boolean | null} whether the rule is the element's; null where more has to be known
 */
function matchesAtSight({ name, classes }, text) {
  let wanted = wantedByText.get(text);
  if (wanted === undefined) {
    wanted = wantedByEach(text);
    wantedByText.set(text, wanted);
  }
  if (wanted === null) return null;
  let isOpen = false;
  for (const each of wanted) {
    if (each.type !== '' && each.type !== name) continue;
    if (!each.classes.every((one) => classes.includes(one))) continue;
    if (each.isAll) return true;
    isOpen = true;
  }
  return isOpen ? null : false;
}

module.exports = { matchesAtSight };
