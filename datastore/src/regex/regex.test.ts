import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { backtrackingBound } from './backtracking-bound.js';
import { parseRegex } from './parse.js';
import { differsInJavaScript, repeatsNothing } from './parts.js';
import { printForRe2, printForV8 } from './print.js';
import { compileRegex } from './regex.js';

describe('what PCRE says', () => {
  test.each<[pattern: string, options: string, yes: readonly string[], no: readonly string[]]>([
    ['^ab', '', ['abc'], ['cab', 'x\nab']],
    ['^ab', 'm', ['abc', 'x\nab'], ['x\rab']],
    ['b$', '', ['ab', 'ab\n'], ['ab\n\n', 'ab\nc']],
    ['b$', 'm', ['ab\nc'], ['ab\r\nc']],
    ['^$', 'm', ['', 'a\n\nb'], ['a\n']],
    ['a\\z', '', ['ba'], ['ba\n']],
    ['a\\Z', '', ['ba', 'ba\n'], ['bab']],
    ['a.c', '', ['abc', 'a\rc'], ['a\nc']],
    ['a.c', 's', ['a\nc'], ['ac']],
    ['^.$', '', ['😀'], ['ab']],
    ['\\s', '', ['\v', ' '], ['\u00a0']],
    ['\\S', '', ['\u00a0'], [' \t']],
    ['[\\S]', '', ['\u00a0'], [' \t']],
    ['\\h', '', ['\u00a0', '\t'], ['\n']],
    ['\\v', '', ['\u2028', '\x85'], ['\t']],
    ['^\\d+$', '', ['123'], ['٣']],
    ['\\x41\\x{263a}', '', ['A☺'], ['A']],
    ['\\t\\x09\\011\\0', '', ['\t\t\t\0'], ['\t\t\t']],
    ['a\\-b\\_c\\"', '', ['a-b_c"'], ['ab']],
    ['[\\w.\\-]+@', '', ['a.b-c@'], ['@']],
    ['[]a]+x', '', [']ax'], ['bx']],
    ['[^]a]x', '', ['bx'], [']x']],
    ['[a[b]+x', '', ['[abx'], ['x']],
    ['[[:alpha:][:^space:]-]x', '', ['ax', '1x', '-x'], [' x']],
    ['a{,2}', '', ['a{,2}'], ['aa']],
    ['a{x}', '', ['a{x}'], ['aaa']],
    ['a]b}', '', ['a]b}'], ['ab']],
    ['\\Qa.c\\E+', '', ['a.ccc'], ['abc']],
    ['a(?#no)b', '', ['ab'], ['b']],
    ['a b # both', 'x', ['ab'], ['a b']],
    ['(?i)straße', '', ['STRAßE', 'Straße'], ['strasse']],
    ['\\p{Greek}\\p{Lu}', '', ['αA'], ['aα']],
    ['^\\P{L}$', '', ['1'], ['a']],
    ['(?<first>a)(?P<second>b)\\k<first>\\2', '', ['abab'], ['abba']],
    ['(?=.*a)(?!.*c)b', '', ['ba'], ['b', 'bac']],
    ['(?<=a)b(?<!xb)', '', ['ab'], ['xb']],
    ['(a|b)\\1c', '', ['bbc'], ['abc']],
    ['\\bfox\\b', '', ['a fox!'], ['foxes']],
    // Cases count neither for letters nor for ranges; classes and properties stay what they are.
    ['^k$', 'i', ['k', 'K', '\u212a'], ['c']],
    ['^[j-l]$', 'i', ['k', 'K', '\u212a'], ['m']],
    ['^[^k]$', 'i', ['c'], ['k', 'K', '\u212a']],
    ['^\\w$', 'i', ['k', 'K'], ['\u017f', '\u212a']],
    ['^\\W$', 'i', ['\u017f'], ['s', 'S', 'k']],
    ['^[[:alpha:]]$', 'i', ['s'], ['\u017f']],
    ['^[[:^alpha:]]$', 'i', ['\u017f'], ['s', 'S']],
    ['^[[:upper:]]$', 'i', ['s', 'S'], ['1', '\u017f']],
    ['^[[:upper:]]$', '', ['S'], ['s']],
    ['^\\p{Lu}$', 'i', ['S'], ['s']],
    ['^\\x6B\\o{153}$', 'i', ['kK'], ['cc']],
    ['(?=s)\\bs\\b', 'i', ['\u017fs', 's'], ['as']],
    ['^\u0131\u0130$', 'i', ['\u0131\u0130', 'Ii'], ['iI']],
    ['^[iI]+$', 'i', ['iI'], ['\u0131', '\u0130']],
    ['(?i)(?s)A.b', '', ['a\nB'], ['ac']],
    ['a\u00a0b\u2028', 'x', ['a\u00a0b'], ['ab']],
    ['^\\p{Greek}$', '', ['α', '\u0342'], ['a', 'б']],
    ['^\\P{Greek}$', '', ['a', '😀'], ['α', '\u0342']],
    ['(?<=^|a\\b )x', '', ['x', 'a x'], ['ax']],
    ['(b)\\1', 'i', ['bB'], ['bc']],
  ])('of %j with %j', (pattern, options, yes, no) => {
    const regex = compileRegex(pattern, options);
    for (const text of yes) expect({ text, matches: regex.test(text) }).toEqual({ text, matches: true });
    for (const text of no) expect({ text, matches: regex.test(text) }).toEqual({ text, matches: false });
  });

  test.each([
    '(',
    ')',
    'a**',
    '*a',
    'a{2}{3}',
    'a{3,2}',
    '[a',
    '[z-a]',
    '[a-\\d]',
    'a\\',
    '(?<a>x)(?<a>y)',
    '\\p{Nonsense}',
    '\\x{}',
    '\\x{4g}',
    '[:alpha:]',
    '[[.a.]]',
    '[[=a=]]',
    '[[:<:]]a',
    '[[:nonsense:]]',
    '(?<=a+)b',
    '(?<=a(?:b|cc))b',
    '(?<=(a)\\1)b',
  ])('that %j is no expression', (pattern) =>
    expect(() => compileRegex(pattern, '')).toThrow(expect.objectContaining({ code: 51091 })),
  );

  test.each([
    'a++',
    '(?>a)',
    '(?R)',
    '(?|a)',
    '(?i:a)',
    '(?(1)a)',
    '(*FAIL)',
    '\\R',
    '\\G',
    '\\y',
    '(a)?\\1',
    '\\1(a)',
    '\\N{U+41}',
    '(?i)(a)\\1\\w',
    '(?i)(a)\\1\\b',
    '(?i)(a)\\1\\p{Lu}',
    '(a)|\\1',
  ])('of %j this store cannot say, and does not', (pattern) =>
    expect(() => compileRegex(pattern, '')).toThrow(expect.objectContaining({ code: 51091 })),
  );

  test('of matches and groups', () => {
    expect(compileRegex('(?:(a)|b)*(c)?', '').find('xab')).toEqual({ index: 0, text: '', captures: [null, null] });
    expect(compileRegex('(?:(a)|b)+(c)?', '').find('xab')).toEqual({ index: 1, text: 'ab', captures: ['a', null] });
    expect(compileRegex('(?<=x)(a)', '').find('xa')).toEqual({ index: 1, text: 'a', captures: ['a'] });
    expect(
      compileRegex('a*', '')
        .findAll('baac')
        .map(({ index, text }) => [index, text]),
    ).toEqual([
      [0, ''],
      [1, 'aa'],
      [3, ''],
    ]);
    for (const pattern of ['', '(?=)']) {
      expect(
        compileRegex(pattern, '')
          .findAll('😀a')
          .map(({ index }) => index),
      ).toEqual([0, 2]);
      expect(compileRegex(pattern, '').findAll('')).toHaveLength(1);
    }
    const found = compileRegex('a+?|(b)', '').findAll('aab');
    expect(found.map(({ index, captures }) => [index, ...captures])).toEqual([
      [0, null],
      [1, null],
      [2, 'b'],
    ]);
  });
});

test.each([
  ['(a*)*b', 'aab'],
  ['(?:|a)+', 'aa'],
  ['(?:(a)|b)*$', 'ab\n'],
  ['(?=.)(?:(a)|b)*', 'ab'],
])('of %j on %j it is told whether it matches, and not what', (pattern, text) => {
  const regex = compileRegex(pattern, '');
  expect(regex.test(text)).toBe(true);
  for (const work of [() => regex.find(text), () => regex.findAll(text)])
    expect(work).toThrow(expect.objectContaining({ code: 51091 }));
});

/** Expressions on few letters, with everything that multiplies ways. */
const expressions = fc.letrec<{ any: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\b', '^', '$', '\\w', 'é'),
    tie('any').map((inner) => `(${inner})`),
    tie('any').map((inner) => `(?:${inner})`),
  ),
  any: fc
    .array(fc.tuple(tie('atom'), fc.constantFrom('', '', '', '*', '+', '?', '{0,2}', '{2}', '*?', '|')), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) =>
      parts
        // No quantifier stands behind what takes no characters.
        .map(([atom, behind]) => atom + (/^[$^\\]/.test(atom) && atom !== '\\w' && behind !== '|' ? '' : behind))
        .join(''),
    ),
})).any;
/** A newline at the end is V8's to look at. */
const texts = fc
  .string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '\n', ' '), maxLength: 12 })
  .map((text) => text.replace(/\n+$/, ''));

test('both engines say the same', () => {
  fc.assert(
    fc.property(expressions, fc.constantFrom('', 'i', 'm', 's', 'im'), texts, (source, options, text) => {
      const pattern = parseRegex(source, options);
      expect(printForRe2(pattern)).toBeDefined();
      fc.pre(backtrackingBound(pattern, text.length) < 1e7);
      const backtracking = new RegExp(printForV8(pattern), pattern.ignoreCase ? 'iu' : 'u');
      const expected = backtracking.exec(text);
      const regex = compileRegex(source, options);
      expect(regex.test(text)).toBe(expected !== null);
      if (repeatsNothing(pattern) || differsInJavaScript(pattern)) return;
      const captures = expected?.slice(1).map((each: string | undefined) => each ?? null);
      const found = expected === null ? undefined : { index: expected.index, text: expected[0], captures };
      expect(regex.find(text)).toEqual(found);
    }),
    { numRuns: 2000 },
  );
});

test.each<[string, string]>([
  ['^(a+)+$', `${'a'.repeat(5000)}!`],
  [`${'a?'.repeat(26)}b`, 'a'.repeat(26)],
  [`${'(?:a|aa)'.repeat(24)}b`, 'a'.repeat(40)],
  ['(((a*)*)*)*c', 'a'.repeat(12)],
  ['^(a|a)*$', `${'a'.repeat(5000)}!`],
  [`${'a?'.repeat(40)}${'a'.repeat(40)}[bc]`, 'a'.repeat(40)],
])('%s is answered at once', (pattern, text) => {
  const regex = compileRegex(pattern, '');
  expect(regex.test(text)).toBe(false);
  if (repeatsNothing(parseRegex(pattern, ''))) return;
  expect(regex.find(text)).toBeUndefined();
  expect(regex.findAll(text)).toEqual([]);
});

test.each<[string, string]>([
  ['^(?=(a+)+$)', `${'a'.repeat(40)}!`],
  [`(?=x?)${'a?'.repeat(40)}b`, 'a'.repeat(40)],
  [`(?!x)${'(?:a|aa)'.repeat(40)}b`, 'a'.repeat(60)],
  ['(?!x)(((a*)*)*)*c', 'a'.repeat(40)],
  ['(a)\\1(a*)*(a*)*(a*)*b', 'a'.repeat(60)],
])('%s, which only an engine that backtracks has, ends with an error', (pattern, text) => {
  const regex = compileRegex(pattern, '');
  expect(() => regex.test(text)).toThrow(expect.objectContaining({ code: 51156 }));
  if (repeatsNothing(parseRegex(pattern, ''))) return;
  for (const work of [() => regex.find(text), () => regex.findAll(text)])
    expect(work).toThrow(expect.objectContaining({ code: 51156 }));
});

test('no step is left out of what backtracking costs at most', () => {
  expect(backtrackingBound(parseRegex('^(?=.*a)(?=.*b)', ''), 100)).toBeLessThan(1000);
  expect(backtrackingBound(parseRegex('(?=a)[a-z]*b', ''), 100)).toBeLessThan(100_000);
  for (const exponential of [
    '(a*)*b',
    'a?'.repeat(40),
    '(?:a|aa)'.repeat(40),
    '(a|b|c)(a|b|c)'.repeat(10),
    '((a{1,3}){1,3}){1,9}',
  ])
    expect(backtrackingBound(parseRegex(exponential, ''), 40)).toBeGreaterThan(1e6);
});
