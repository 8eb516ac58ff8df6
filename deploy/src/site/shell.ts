import { readdir, readFile } from 'node:fs/promises';
import { copyAtomically, writeAtomically } from './atomic.js';
import { readShellRecord } from './build-record.js';
import { siteLayout } from './layout.js';
import { isVersion, versionOf } from './version.js';
import { whileWriting } from './writing.js';

/** Which build of the shell is in service. */
export interface ShellPointer {
  readonly version: string;
  readonly previous: string | null;
}

/** @returns the shell in service, or null before the first promotion */
export async function readShellPointer(site: string): Promise<ShellPointer | null> {
  const text = await readFile(siteLayout(site).shellPointer, 'utf8').catch(() => null);
  if (text === null) return null;
  const { version, previous } = JSON.parse(text) as Partial<Record<keyof ShellPointer, unknown>>;
  if (typeof version !== 'string') return null;
  return { version, previous: typeof previous === 'string' ? previous : null };
}

/** Puts a build of the shell beside the earlier ones, whose files open tabs may still ask for. */
export async function publishShell(site: string, folder: string): Promise<string> {
  await readShellRecord(folder);
  const version = await versionOf(folder);
  await copyAtomically(folder, siteLayout(site).shell(version));
  return version;
}

/** @returns every published version of the shell */
export async function publishedShells(site: string): Promise<readonly string[]> {
  const names = await readdir(siteLayout(site).shellVersions).catch(() => []);
  return names.filter(isVersion);
}

/** Puts a published build of the shell into service. */
export async function promoteShell(site: string, version: string): Promise<void> {
  const layout = siteLayout(site);
  await readShellRecord(layout.shell(version));
  await whileWriting(layout.lock, async () => {
    const current = await readShellPointer(site);
    if (current?.version === version) return;
    const next: ShellPointer = { version, previous: current?.version ?? null };
    await writeAtomically(layout.shellPointer, `${JSON.stringify(next, null, 2)}\n`);
  });
}
