// `npm run fonts -w design-system`: cuts what pages need out of Noto Sans' files, so that a first visit fetches 16 KB of
// letters instead of 36, and one "ė" does not fetch 168. The cuts lie beside the theme; a test makes them again and compares.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import { EUROPEAN_LETTERS, EVERY_PAGE_LETTERS, lettersIn } from '../src/theme/letters.js';

const ofPackages = createRequire(import.meta.url);
/** Those that the tokens have, from regular to bold. */
const WEIGHTS = { min: 400, max: 700, default: 400 };
/** What browsers apply by themselves, and figures of one width, which tables ask for. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

const CUTS = [
  { name: 'every-page', from: 'latin', letters: EVERY_PAGE_LETTERS },
  { name: 'european', from: 'latin-ext', letters: EUROPEAN_LETTERS },
];

/** @returns each cut with the file beside the theme that holds it */
export async function cutFonts() {
  const cut = async (/** @type {typeof CUTS[number]} */ { name, from, letters }) => {
    const whole = ofPackages.resolve(`@fontsource-variable/noto-sans/files/noto-sans-${from}-wght-normal.woff2`);
    const content = await subsetFont(await readFile(whole), lettersIn(letters), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: WEIGHTS },
    });
    return { file: path.join(import.meta.dirname, `../src/theme/noto-sans-${name}-wght-normal.woff2`), content };
  };
  return Promise.all(CUTS.map(cut));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const { file, content } of await cutFonts()) {
    await writeFile(file, content);
    console.log(`${path.basename(file)}: ${content.length} bytes`);
  }
