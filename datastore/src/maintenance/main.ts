import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, compact, restore } from '../storage/backup.js';
import { checkData, type DataReport } from '../storage/check.js';
import { dataFile } from '../storage/environment.js';
import { messageOf } from '../values/errors.js';

const usage = `Usage: npm run store -- backup <new folder> | restore <backup> | check | compact [--data-dir <folder of the store>]`;

const { values, positionals } = parseArgs({ options: { 'data-dir': { type: 'string' } }, allowPositionals: true });
const [action, given] = positionals;
// Where `npm start` keeps its store when nothing else is said.
const dataDir = path.resolve(
  values['data-dir'] ?? path.join(process.env['DATA_DIR']?.trim() || '.data', 'store', 'embedded'),
);

function inWords({ collections, documents, indexEntries, pages }: DataReport): string {
  return `${collections} collections, ${documents} documents, ${indexEntries} index entries in ${pages} pages`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

async function run(): Promise<string> {
  if (action !== 'restore' && !existsSync(dataFile(dataDir)))
    throw new Error(`There is no store in ${dataDir}. Name its folder by --data-dir, or set DATA_DIR.`);
  if (action === 'check') return `${dataDir} is sound: ${inWords(await checkData(dataDir))}.`;
  if (action === 'compact') {
    const { before, after } = await compact(dataDir);
    return `${dataDir} takes ${megabytes(after)} now, ${megabytes(before)} before.`;
  }
  if (given === undefined) throw new Error(usage);
  const target = path.resolve(given);
  if (action === 'backup') return `${target} is a sound backup: ${inWords(await backUp(dataDir, target))}.`;
  if (action !== 'restore') throw new Error(usage);
  const former = await restore(target, dataDir);
  return `${dataDir} holds the backup now.${former === undefined ? '' : ` What was there is kept in ${former}.`}`;
}

try {
  console.log(await run());
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
