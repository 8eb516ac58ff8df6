import { SLICES } from '@vela/contracts/routes';
import { requireFit, smokeCheckShell } from '../checks/smoke-check.js';
import { preparePages } from '../pages/prepare.js';
import { copyAtomically } from '../site/atomic.js';
import { readShellRecord } from '../site/build-record.js';
import { note, type Order } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { whileWriting } from '../site/lock.js';
import { type Pointer, readShellPointer, writePointer } from '../site/pointer.js';
import { readMendedRegistry } from '../site/registry.js';
import { versionOf } from '../site/version.js';

/** Puts a build of the shell beside the earlier ones, whose files open tabs may still ask for. */
export async function publishShell(site: string, folder: string): Promise<string> {
  await readShellRecord(folder);
  const version = await versionOf(folder);
  await copyAtomically(folder, siteLayout(site).shell(version));
  return version;
}

/**
 * Puts a published build of the shell into service. A start brings shell and slices together, each of them checked as it
 * follows; at any other time the shell has to fit the slices in service.
 * @throws Error if the version was not published, fails its smoke check, or does not fit; what is in service stays then
 */
export async function promoteShell(site: string, version: string, order: Order): Promise<void> {
  const layout = siteLayout(site);
  const record = await smokeCheckShell(layout.shell(version), version);
  await whileWriting(layout.lock, async () => {
    const current = await readShellPointer(site);
    if (current?.version === version) return;
    const { registry } = await readMendedRegistry(site);
    if (order.cause !== 'start')
      for (const name of SLICES) {
        const entry = registry[name];
        if (entry !== undefined) await requireFit({ version, record }, name, entry, layout.slice(name, entry.version));
      }
    const publicSlice = registry.mf_public;
    if (publicSlice !== undefined) await preparePages(site, version, publicSlice.version);
    const next: Pointer = { version, previous: current?.version ?? null };
    await note(site, { ...order, name: 'shell', ...next });
    await writePointer(layout.shellPointer, next);
  });
}
