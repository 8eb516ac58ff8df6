// `npm run fonts -w design-system`: cuts the letters of European alphabets out of Noto Sans' file of all Latin letters, so
// that one "ė" does not fetch 168 KB. The cut lies beside the theme; a test makes it again and compares.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { EUROPEAN_LETTERS, lettersIn } from '../src/theme/letters.js';

const WHOLE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2',
);
const target = path.join(import.meta.dirname, '../src/theme/noto-sans-european-wght-normal.woff2');

const cut = await subsetFont(await readFile(WHOLE), lettersIn(EUROPEAN_LETTERS), { targetFormat: 'woff2' });
await writeFile(target, cut);
console.log(`${path.basename(target)}: ${cut.length} bytes`);
