/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { fontFaces } from './fonts.js';
import { EVERY_PAGE_LETTERS, lettersIn, unicodeRange } from './letters.js';

// The cutter comes as ES modules, which are not transpiled here: a process of its own runs it.
const CUT = `
  import { cutFonts } from './scripts/cut-font.mjs';
  const made = await cutFonts();
  console.log(JSON.stringify(made.map(({ file, content }) => ({ file, content: content.toString('base64') }))));
`;

test('the cuts are what the letters make of the whole files: `npm run fonts -w design-system`', () => {
  const said = execFileSync(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', '--input-type=module', '--eval', CUT],
    { cwd: path.join(__dirname, '../..'), encoding: 'utf8', maxBuffer: 1e7 },
  );
  const made = JSON.parse(said) as readonly { readonly file: string; readonly content: string }[];
  expect(made.map(({ file }) => path.basename(file))).toEqual([
    'noto-sans-every-page-wght-normal.woff2',
    'noto-sans-european-wght-normal.woff2',
  ]);
  for (const { file, content } of made) expect(readFileSync(file).toString('base64') === content).toBe(true);
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

test('a letter or a sign comes with the smallest file that has it', () => {
  const [rare, vietnamese, signs, european, every] = [0, 1, 2, 3, 4];
  for (const letter of 'ąėěğįŁňőřșțŵžẞ') expect({ letter, face: faceOf(letter) }).toEqual({ letter, face: european });
  for (const letter of 'aäåéñøßœı€–’…·×£') expect({ letter, face: faceOf(letter) }).toEqual({ letter, face: every });
  for (const letter of 'ơưạễ') expect({ letter, face: faceOf(letter) }).toEqual({ letter, face: vietnamese });
  for (const sign of '²½™↑') expect({ sign, face: faceOf(sign) }).toEqual({ sign, face: signs });
  expect(faceOf('ƒ')).toBe(rare);
  expect(unicodeRange([[0x1e9e, 0x1e9e]])).toBe('U+1E9E');
});

test('what the site says itself needs the file of every page alone', () => {
  const root = path.join(__dirname, '../../..');
  const said = readdirSync(root)
    .map((folder) => path.join(root, folder, 'locales'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8')));
  expect(said.length).toBeGreaterThan(5);
  const letters = new Set(lettersIn(EVERY_PAGE_LETTERS));
  expect([...new Set(said.join(''))].filter((each) => each !== '\n' && !letters.has(each))).toEqual([]);
});
