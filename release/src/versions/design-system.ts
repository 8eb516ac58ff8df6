import { stat } from 'node:fs/promises';
import path from 'node:path';
import { copyAtomically } from '../site/atomic.js';
import { filesOfBuild } from '../site/build-files.js';
import { note, type Order } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { whileWriting } from '../site/lock.js';
import { type Pointer, readMendedPointer, writePointer } from '../site/pointer.js';
import { versionOf } from '../site/version.js';
import { type Admit, admitAny } from './after-check.js';

async function requirePages(folder: string): Promise<void> {
  for (const file of ['index.html', 'iframe.html'])
    if (!(await stat(path.join(folder, file)).catch(() => null)))
      throw new Error(`${folder} holds no static Storybook: ${file} is missing. Build it first.`);
}

/** Puts a static build of Storybook beside the earlier ones. @returns its version */
export async function publishDesignSystem(site: string, folder: string): Promise<string> {
  await requirePages(folder);
  const files = await filesOfBuild(folder);
  const version = await versionOf(folder, files);
  await copyAtomically(folder, siteLayout(site).designSystem(version), files);
  return version;
}

/**
 * Serves a published build at `/design-system/`.
 * @param admit asked first, unless it is in service already
 * @throws Error if it is not there, or not as it was published
 */
export async function promoteDesignSystem(
  site: string,
  version: string,
  order: Order,
  admit: Admit = admitAny,
): Promise<void> {
  const layout = siteLayout(site);
  const folder = layout.designSystem(version);
  await requirePages(folder);
  if ((await versionOf(folder)) !== version)
    throw new Error(
      `The stored files of design-system ${version} are not the ones that were published. Delete ${folder} and publish again.`,
    );
  await whileWriting(layout.lock, async () => {
    const { pointer: current, problem } = await readMendedPointer(site, 'design_system');
    if (current?.version === version) {
      if (problem !== null) await writePointer(site, 'design_system', current);
      return;
    }
    await admit();
    const next: Pointer = { version, previous: current?.version ?? null };
    await note(site, { ...order, name: 'design_system', ...next });
    await writePointer(site, 'design_system', next);
  });
}
