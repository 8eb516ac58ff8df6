import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { link, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { NIGHT } from './support/night.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What tools keep for the next build, and what is large and no part of one. */
const LEFT_OUT = new Set(['.git', '.cache', '.turbo', '.data', '.swc', 'storybook-static', 'test-results']);

/** Puts a folder's files below another one without writing their bytes again. */
async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (entry.isFile()) await link(source, target);
  }
}

/** @returns what a build consists of: hashes by file */
async function hashesOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const hashes: Record<string, string> = {};
  for (const file of files.toSorted())
    hashes[path.relative(folder, file)] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  return hashes;
}

test('a slice that is built again in another folder, on no caches, has the same bytes', { tag: NIGHT }, async () => {
  test.setTimeout(300_000);
  // On the same disk: files can be linked there alone.
  const folder = await mkdtemp(path.join(process.env['VELA_DATA_DIR'] ?? tmpdir(), 'again-'));
  try {
    const copy = path.join(folder, 'deeper', 'of another name');
    await linkTree(ROOT, copy);
    const app = path.join(copy, 'mfe-account');
    await rm(path.join(app, 'dist'), { recursive: true });
    await promisify(execFile)(process.execPath, ['../tooling/bin/build-app.mjs'], { cwd: app });
    expect(await hashesOf(path.join(app, 'dist'))).toEqual(await hashesOf(path.join(ROOT, 'mfe-account/dist')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
