/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { fontFaces } from './fonts.js';
import { EUROPEAN_LETTERS, lettersIn, unicodeRange } from './letters.js';

// The cutter comes as ES modules, which are not transpiled here: a process of its own runs it.
const CUT = `
  import { readFileSync } from 'node:fs';
  import subsetFont from 'subset-font';
  const whole = readFileSync(new URL(import.meta.resolve('@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2')));
  process.stdout.write(await subsetFont(whole, process.env.LETTERS, { targetFormat: 'woff2' }));
`;

test('the cut is what the letters make of the whole file: `npm run fonts -w design-system`', () => {
  const made = execFileSync(process.execPath, ['--input-type=module', '--eval', CUT], {
    cwd: path.join(__dirname, '../..'),
    env: { ...process.env, LETTERS: lettersIn(EUROPEAN_LETTERS) },
  });
  const kept = readFileSync(path.join(__dirname, 'noto-sans-european-wght-normal.woff2'));
  expect(kept.equals(made)).toBe(true);
}, 60_000);

/** @returns which face a letter is drawn with: of those whose range has it, the last */
function faceOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0;
  return [...fontFaces.join('').matchAll(/unicode-range: ([^;]+);/g)].findLastIndex(([, ranges = '']) =>
    ranges.split(',').some((range) => {
      const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
      return Number.parseInt(first, 16) <= point && point <= Number.parseInt(last, 16);
    }),
  );
}

test('letters of European alphabets come with the small file, those of every page with the first, rarer ones with the large', () => {
  const [rare, vietnamese, european, every] = [0, 1, 2, 3];
  for (const letter of 'ąėěğıįŁňőřșțŵžẞ'.replace('ı', ''))
    expect({ letter, face: faceOf(letter) }).toEqual({ letter, face: european });
  for (const letter of 'aäåéñøßœı€–') expect({ letter, face: faceOf(letter) }).toEqual({ letter, face: every });
  for (const letter of 'ơưạễ') expect({ letter, face: faceOf(letter) }).toEqual({ letter, face: vietnamese });
  expect(faceOf('ƒ')).toBe(rare);
  expect(unicodeRange([[0x1e9e, 0x1e9e]])).toBe('U+1E9E');
});
