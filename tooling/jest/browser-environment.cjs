// jsdom for tests of what runs in browsers. To know one element's style jsdom has each rule of each sheet matched against it,
// and every look for a role or a name asks for the style of many: a third of all the time of such tests. As browsers do, a rule is
// asked only if the last part of one of its selectors names nothing that the element is not.
const { createRequire } = require('node:module');
const { matchesAtSight } = require('./rules-at-sight.cjs');

const requireBesideJsdom = createRequire(require.resolve('jest-environment-jsdom'));
// Before anything else reads jsdom, which takes the function out of its module once.
const selectors = requireBesideJsdom('jsdom/lib/jsdom/living/helpers/selectors.js');

/** @typedef {import('./rules-at-sight.cjs').Known} Known */
/** @typedef {{localName: string, getAttributeNS(space: null, name: string): string | null, _ownerDocument: {_styleCache: object | null}}} Element */

/** @type {(element: Element, text: unknown) => boolean} */
const asked = selectors.matchesDontThrow;

/** @param {Element} element @returns {Known} */
const known = (element) => ({
  name: element.localName.toLowerCase(),
  classes: ` ${(element.getAttributeNS(null, 'class') ?? '').replaceAll(/\s/g, ' ')} `,
});

/**
 * Whom the rules are gone through for: an element, as long as nothing changes in its document.
 * @type {{element: Element | null, styles: object | null, known: Known}}
 */
let now = { element: null, styles: null, known: { name: '', classes: '' } };

/** @type {typeof asked} */
selectors.matchesDontThrow = (element, text) => {
  if (typeof text !== 'string') return asked(element, text);
  const { _styleCache: styles } = element._ownerDocument;
  if (element !== now.element || styles !== now.styles || styles === null)
    now = { element, styles, known: known(element) };
  return matchesAtSight(now.known, text) ?? asked(element, text);
};

// @ts-expect-error It has no types.
module.exports = require('jest-fixed-jsdom');
