import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartProblem } from '../machine/problem.js';

/** What a backup holds: each file by its path below the backup's folder, with its checksum. */
interface Manifest {
  readonly madeAt: string;
  readonly files: Readonly<Record<string, string>>;
}

const MANIFEST = 'backup.json';

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== MANIFEST)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Notes what a backup holds. */
export async function writeManifest(folder: string): Promise<number> {
  const files: Record<string, string> = {};
  for (const file of await filesIn(folder)) files[file] = await checksumOf(path.join(folder, file));
  const manifest: Manifest = { madeAt: new Date().toISOString(), files };
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return Object.keys(files).length;
}

/** @throws StartProblem where something is missing, was added or is not as it was */
export async function checkManifest(folder: string): Promise<void> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new StartProblem(`${folder} is no backup: it holds no ${MANIFEST}.`);
  const { files } = JSON.parse(text) as Manifest;
  const found = await filesIn(folder);
  const expected = Object.keys(files).toSorted();
  const differs = expected.find((file) => !found.includes(file)) ?? found.find((file) => !Object.hasOwn(files, file));
  if (differs !== undefined) throw new StartProblem(`The backup ${folder} is not whole: ${differs} is not as it was.`);
  for (const [file, checksum] of Object.entries(files))
    if ((await checksumOf(path.join(folder, file))) !== checksum)
      throw new StartProblem(`The backup ${folder} is not whole: ${file} is not as it was.`);
}
