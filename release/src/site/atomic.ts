import { randomUUID } from 'node:crypto';
import { cp, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from './missing.js';

/** Writes a file so that a reader sees the old content or the new, also after a crash. */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    const handle = await open(draft, 'w');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    // A full disk must not be kept full by what it did not take.
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Puts a file, for its owner alone to read, where there is none yet: a reader sees none or all of it, also after a crash. What is
 * there already stays as it is.
 */
export async function writeFirst(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Copies files of a folder so that the target either is complete or does not exist. A target that exists stays as it is.
 * @param files below the source, with slashes
 */
export async function copyAtomically(source: string, target: string, files: readonly string[]): Promise<void> {
  if (await stat(target).catch(() => null)) return;
  await mkdir(path.dirname(target), { recursive: true });
  const draft = path.join(path.dirname(target), `.draft-${randomUUID()}`);
  try {
    for (const file of files) await cp(path.join(source, file), path.join(draft, file));
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process published the same version in the meantime.
    if (!(await stat(target).catch(() => null))) throw error;
  }
}
