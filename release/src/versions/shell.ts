import type { RemoteEntry } from '@vela/contracts/remote';
import { type SliceName, slicesIn } from '@vela/contracts/routes';
import { requireReachable } from '../checks/own-paths.js';
import { requireFit, smokeCheckShell } from '../checks/smoke-check.js';
import { preparePages, requirePages } from '../pages/prepare.js';
import { copyAtomically } from '../site/atomic.js';
import { filesOfBuild } from '../site/build-files.js';
import { folderOf } from '../site/deployable.js';
import { type Cause, note, type Order } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { whileWriting } from '../site/lock.js';
import { readShellRecord, type ShellRecord } from '../site/manifest.js';
import { type Pointer, readMendedPointer, readShellPointer, writePointer } from '../site/pointer.js';
import { readMendedRegistry } from '../site/registry.js';
import { versionOf } from '../site/version.js';
import { pathsInService } from './paths-in-service.js';
import { withdrawUnfit } from './withdraw.js';

/** Puts a build of the shell beside the earlier ones, whose files open tabs may still ask for. */
export async function publishShell(site: string, folder: string): Promise<string> {
  await readShellRecord(folder);
  const files = await filesOfBuild(folder);
  const version = await versionOf(folder, files);
  await copyAtomically(folder, siteLayout(site).shell(version), files);
  return version;
}

/** Makes sure that a shell fits the slices in service, and that none of their pages is lost. */
async function requireFitOfAll(site: string, version: string, record: ShellRecord, cause: Cause): Promise<void> {
  const layout = siteLayout(site);
  const current = await readShellPointer(site);
  const requireFitOf = (name: SliceName, entry: RemoteEntry) =>
    requireFit({ version, record }, name, entry, layout.slice(name, entry.version));
  if (cause === 'start')
    await withdrawUnfit(site, (name, entry) =>
      requireFitOf(name, entry).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      ),
    );
  const { registry } = await readMendedRegistry(site);
  if (cause !== 'start') {
    const inService = pathsInService(site, record);
    for (const name of slicesIn(registry))
      for (const entry of [registry[name], registry[name]?.rollout])
        if (entry !== undefined) {
          const what = `${folderOf(name)} ${entry.version}, which is in service with shell ${version},`;
          await requireReachable(what, name, await requireFitOf(name, entry), record.owners, inService);
        }
  }
  if (registry.mf_public === undefined) return;
  const pair = { shell: version, slice: registry.mf_public.version };
  await preparePages(site, pair.shell, pair.slice);
  const { rollout } = registry.mf_public;
  if (rollout !== undefined) await preparePages(site, version, rollout.version);
  if (current !== null && cause === 'promote')
    await requirePages(site, { ...pair, shell: current.version }, pair, `shell ${version}`);
}

/**
 * Makes sure that a published build could come into service, and changes nothing that visitors get.
 * @throws Error with a sentence that says what is wrong
 */
export async function checkShell(site: string, version: string): Promise<void> {
  const record = await smokeCheckShell(siteLayout(site).shell(version), version);
  await requireFitOfAll(site, version, record, 'promote');
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
    const { pointer: current, problem } = await readMendedPointer(site, 'shell');
    if (current?.version === version) {
      if (problem !== null) await writePointer(site, 'shell', current);
      return;
    }
    await requireFitOfAll(site, version, record, order.cause);
    const next: Pointer = { version, previous: current?.version ?? null };
    await note(site, { ...order, name: 'shell', ...next });
    await writePointer(site, 'shell', next);
  });
}
