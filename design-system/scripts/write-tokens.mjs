// `npm run tokens -w design-system [-- --check]`: reads tokens.json, holds it to its shape and to the contrasts, and writes
// what code reads of it. With --check it writes nothing and ends with 1 where the two differ.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AUDIENCES, contrastProblems, inEachPalette, readTokens, SCHEMES, valuesOf } from '@vela/contracts/design';
import { formatted } from './formatted.mjs';
import { asFormatHas, missingRoles, tokensSource } from './tokens-source.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const SOURCE = path.join(root, 'design-system/tokens.json');
const WRITTEN = path.join(root, 'contracts/src/design/tokens.ts');

/** @param {string} text @returns {unknown} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`tokens.json cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

async function run() {
  const file = parsed(await readFile(SOURCE, 'utf8'));
  const { tokens, problems } = readTokens(file);
  const palettes = inEachPalette((scheme, audience) => `color.${scheme}.${audience}`);
  const found = [...problems, ...missingRoles(tokens, palettes), ...contrastProblems(valuesOf(tokens))];
  if (found.length > 0) return found;
  const made = [
    [SOURCE, await formatted(SOURCE, JSON.stringify(asFormatHas(file), null, 2))],
    [WRITTEN, await formatted(WRITTEN, tokensSource(tokens, AUDIENCES, SCHEMES))],
  ];
  const old = [];
  for (const [name = '', text = ''] of made) {
    if ((await readFile(name, 'utf8').catch(() => '')) === text) continue;
    if (process.argv.includes('--check'))
      old.push(`${path.relative(root, name)} is not what tokens.json says. Run: npm run tokens -w design-system`);
    else await writeFile(name, text);
  }
  return old;
}

const sentences = await run();
if (sentences.length > 0) {
  console.error(sentences.join('\n'));
  process.exitCode = 1;
}
