// `npm run public-types [-- --released]`: what changed of the public types since the last release, and whether
// the version says so; ends with 1 where it does not. With --released it writes down what is there now as released, with
// --exports <file> the names alone, for `npm run slice -- check design-system`.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changesBetween, isAtLeast, nextVersion } from './changes.mjs';
import { formatted } from './formatted.mjs';
import { publicTypes } from './public-types.mjs';

const RELEASED = path.resolve(import.meta.dirname, '../released.json');
const PACKAGE = path.resolve(import.meta.dirname, '../package.json');

/** @param {string} file */
const read = async (file) => JSON.parse(await readFile(file, 'utf8'));

const now = publicTypes();
const { version } = await read(PACKAGE);
const { values } = parseArgs({ options: { released: { type: 'boolean' }, exports: { type: 'string' } } });
if (values.exports !== undefined) {
  const names = Object.entries(now).map(([request, exports]) => [request, Object.keys(exports)]);
  const file = path.resolve(process.env['INIT_CWD'] ?? '', values.exports);
  await writeFile(file, JSON.stringify({ version, exports: Object.fromEntries(names) }));
  console.log(`What ${version} gives is in ${file}.`);
} else if (values.released) {
  const text = JSON.stringify({ version, exports: now }, null, 2);
  await writeFile(RELEASED, await formatted(RELEASED, text));
  console.log(`${version} is written down as released.`);
} else {
  const released = await read(RELEASED);
  const changes = changesBetween(released.exports, now);
  for (const { level, sentence } of changes) console.log(`${level}: ${sentence}`);
  const [worst] = changes;
  const least = worst === undefined ? released.version : nextVersion(released.version, worst.level);
  if (isAtLeast(version, least)) console.log(`${version} may follow ${released.version}.`);
  else {
    console.error(
      `${worst?.level} since ${released.version}: the version must be ${least} at least, and is ${version}. Run: npm version ${least} -w design-system --no-git-tag-version`,
    );
    process.exitCode = 1;
  }
}
