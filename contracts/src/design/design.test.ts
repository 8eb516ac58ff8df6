import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { checkTokens } from './check.js';
import { colorDeclarations, overridingCss } from './css.js';
import { AUDIENCES } from './palettes.js';
import { readTokens } from './read.js';
import { OWN_TOKENS, palettesOf, valuesOf } from './token-set.js';

type Group = Record<string, unknown>;
const SOURCE = readFileSync(path.join(__dirname, '../../../design-system/tokens.json'), 'utf8');
const source = (): Group => JSON.parse(SOURCE) as Group;

/** @returns the product's file with one value in place of another */
function with$(place: string, value: unknown): Group {
  const file = source();
  const names = place.split('.');
  const last = names.pop() ?? '';
  let group = file;
  for (const name of names) group = group[name] as Group;
  group[last] = value;
  return file;
}

test('what code reads is what the file says, and nothing stands in its way', () => {
  const { problems, changed, values } = checkTokens(source());
  expect({ problems, changed }).toEqual({ problems: [], changed: [] });
  for (const [place, css] of OWN_TOKENS) expect({ place, css: values.get(place) }).toEqual({ place, css });
});

test('a colour may be typed as it is usually written, and whoever refers to it follows', () => {
  const { changed, problems } = checkTokens(with$('color.light.both.success.$value', '#1e6a4c'));
  expect(problems).toEqual([]);
  expect(changed).toEqual(['color.light.jobseeker.success', 'color.light.talentSeeker.success']);
});

test('a pair that cannot be read is named with its palette, its contrast and what it needs', () => {
  const { problems } = checkTokens(with$('color.dark.talentSeeker.muted', { $value: '#7C8D8E' }));
  expect(problems).toContain(
    'color.dark.talentSeeker: words in muted on raised have a contrast of 3.93, and need 4.5.',
  );
  expect(problems.length).toBeGreaterThan(3);
  for (const problem of problems) expect(problem).toMatch(/^color\.dark\.talentSeeker: words in muted on \w+ have/);
});

describe('a file that cannot be used says why:', () => {
  const odd: readonly (readonly [what: string, file: unknown, sentence: RegExp])[] = [
    ['no object', [], /no JSON object/],
    ['a missing token', with$('radius.card', { $type: 'dimension' }), /^radius\.card is missing\.$/],
    ['an unknown token', with$('radius.crad', { $value: { value: 1, unit: 'rem' } }), /^radius\.crad: the product has/],
    ['a reference to nothing', with$('radius.card', { $value: '{radius.none}' }), /refers to radius\.none, and there/],
    ['a reference to itself', with$('radius.card', { $value: '{radius.card}' }), /^radius\.card refers to itself/],
    [
      'a colour in words',
      with$('color.light.both.focus', { $value: 'red' }),
      /^color\.light\.both\.focus: this must be/,
    ],
    ['two colours in one', with$('color.light.both.focus.$value.hex', '#000000'), /focus: this must be/],
    ['half a colour', with$('color.light.both.focus.$value.alpha', 0.5), /focus: this must be/],
    ['a step under another name', with$('space.16', { $value: { value: 18, unit: 'px' } }), /^space\.16 is 18px/],
    ['a type that nobody knows', with$('radius.card', { $type: 'sound', $value: 1 }), /type is none of color, /],
    ['a name that is none', with$('radius.a;b', { $value: '#000000' }), /^radius\.a;b: a name has/],
    ['words in place of a group', with$('radius', 'round'), /^radius: this is neither/],
  ];
  test.each(odd)('%s', (_, file, sentence) => {
    expect(checkTokens(file).problems.find((problem) => sentence.test(problem))).toBeDefined();
  });

  test.each([
    ['font.family.$value', ["Arial'; } body { display: none"]],
    ['font.size.hero.$extensions', { 'vela.fluid': 'clamp(1rem, 1rem + 1vw, 4rem);}' }],
    ['motion.quick.$value', { value: 1, unit: 'ms;}' }],
    ['color.light.both.focus.$value', '#000000;}'],
    ['radius.card.$value', { value: '1', unit: 'rem' }],
  ])('no value is more than a value: %s', (place, value) => {
    const { problems, values } = checkTokens(with$(place, value));
    expect(problems.length).toBeGreaterThan(0);
    expect([...values.values()].join()).not.toMatch(/[;{}<>]/);
  });

  test('groups without end', () => {
    let deep: Group = {};
    for (let depth = 0; depth < 2000; depth += 1) deep = { inner: deep };
    expect(checkTokens(deep).problems[0]).toMatch(/too deep/);
  });
});

test('a style sheet of other tokens declares each property of the product anew, and outweighs it', () => {
  const values = valuesOf(readTokens(with$('radius.card.$value', { value: 2, unit: 'rem' })).tokens);
  const css = overridingCss(values);
  expect(css).toContain('--vela-radius-card:2rem;');
  expect(css).toMatch(/^:root:root\{/);
  for (const audience of AUDIENCES) expect(css).toContain(colorDeclarations(palettesOf(values), audience));
});
