/** @jest-environment @vela/tooling/jest/browser-environment.cjs */
/// <reference lib="dom" />
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { matchesAtSight } from '../jest/rules-at-sight.cjs';

const NAMES = ['div', 'p', 'input', 'a'];
const CLASSES = ['one', 'two', 'one-two', 'Two'];
const VALUES = ['text', 'radio', 'a b', 'x,y'];

const anyClasses = fc.uniqueArray(fc.constantFrom(...CLASSES), { maxLength: 3 });
const anyElement = fc.record({
  name: fc.constantFrom(...NAMES),
  classes: anyClasses,
  within: anyClasses,
  type: fc.constantFrom(null, ...VALUES),
});

const anyAttribute = fc.constantFrom(
  '[type]',
  ...VALUES.flatMap((value) => [`[type="${value}"]`, `[type='${value}']`]),
);
const anyPseudo = fc.oneof(
  fc.constantFrom(':root', ':first-child', ':disabled', ':focus', ':not([type])', ':not(:not(.one))'),
  fc.constantFrom(...NAMES, ...CLASSES.map((name) => `.${name}`)).map((inner) => `:not(${inner})`),
);
const anyPart = fc
  .tuple(
    fc.constantFrom('', '', '*', ...NAMES, 'DIV'),
    fc.array(fc.oneof(fc.constantFrom(...CLASSES.map((name) => `.${name}`)), anyAttribute, anyPseudo), {
      maxLength: 3,
    }),
  )
  .map(([name, rest]) => `${name}${rest.join('')}`)
  .filter((part) => part !== '');
const anyLongSelector = fc
  .tuple(anyPart, fc.array(fc.tuple(fc.constantFrom(' ', ' > ', '>', ' ~ ', ' + '), anyPart), { maxLength: 2 }))
  .map(([first, rest]) => first + rest.map(([combinator, part]) => combinator + part).join(''));
const anySelector = fc.oneof(anyLongSelector, fc.constantFrom(...NAMES, 'P.one', ...CLASSES.map((name) => `.${name}`)));
const anyRule = fc.array(anySelector, { minLength: 1, maxLength: 3 }).map((selectors) => selectors.join(', '));

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

test(`what is told of a rule at sight is what jsdom finds (SEED=${seed})`, () => {
  const told = { yes: 0, no: 0 };
  fc.assert(
    fc.property(anyElement, anyRule, ({ name, classes, within, type }, rule) => {
      document.body.innerHTML = '';
      const outer = document.createElement('div');
      outer.className = within.join(' ');
      const element = document.createElement(name);
      if (classes.length > 0) element.className = classes.join(' \n');
      if (type !== null) element.setAttribute('type', type);
      outer.append(element);
      document.body.append(outer);
      const known = { name, classes: ` ${element.className.replaceAll(/\s/g, ' ')} ` };
      const answer = matchesAtSight(known, rule);
      if (answer === null) return;
      told[answer ? 'yes' : 'no'] += 1;
      expect({ rule, answer }).toEqual({ rule, answer: element.matches(rule) });
    }),
    { seed, numRuns: 3000 },
  );
  expect(Math.min(told.yes, told.no)).toBeGreaterThan(50);
});

test('a style is what it is where every rule is asked, also once the element has another class', () => {
  document.head.innerHTML = `<style>
    .shown { display: block } .gone { display: none } p.shown { visibility: hidden }
    .of > .gone[data-x='a,b'], .none { color: rgb(1, 2, 3) }
  </style>`;
  document.body.innerHTML = '<p class="shown"></p><div class="of"><p class="gone" data-x="a,b"></p></div>';
  const [first, second] = document.querySelectorAll('p');
  if (first === undefined || second === undefined) throw new Error('Two were made.');
  expect([getComputedStyle(first).display, getComputedStyle(first).visibility]).toEqual(['block', 'hidden']);
  first.className = 'gone';
  expect([getComputedStyle(first).display, getComputedStyle(first).visibility]).toEqual(['none', 'visible']);
  expect([getComputedStyle(second).display, getComputedStyle(second).color]).toEqual(['none', 'rgb(1, 2, 3)']);
});
