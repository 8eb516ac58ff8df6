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
import { readMendedPointer, readShellPointer, writePointer } from '../site/pointer.js';
import { readMendedRegistry } from '../site/registry.js';
import type { SiteRegistry } from '../site/rollout.js';
import { type Tell, tellNobody } from '../site/tell.js';
import { versionOf } from '../site/version.js';
import { type Admit, admitAny, afterCheck } from './after-check.js';
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

/** A shell that is to come into service. */
interface NextShell {
  readonly version: string;
  readonly record: ShellRecord;
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const fitIn = (site: string, shell: NextShell, name: SliceName, entry: RemoteEntry): Promise<readonly string[]> =>
  requireFit(shell, name, entry, siteLayout(site).slice(name, entry.version));

/** Renders the public pages with everything that visitors get of their slice. */
async function renderPages(site: string, shell: string, registry: SiteRegistry, tell: Tell): Promise<void> {
  const { mf_public: slice } = registry;
  for (const version of [slice?.version, slice?.rollout?.version])
    if (version !== undefined) await preparePages(site, shell, version, tell);
}

/** Makes sure that a slice that visitors get has its pages in a shell, those of the public slice rendered. */
async function requireFitOf(
  site: string,
  shell: NextShell,
  name: SliceName,
  entry: RemoteEntry,
  tell: Tell,
): Promise<void> {
  tell(`${folderOf(name)} ${entry.version} starts in it`);
  const what = `${folderOf(name)} ${entry.version}, which is in service with shell ${shell.version},`;
  const paths = await fitIn(site, shell, name, entry);
  await requireReachable(what, name, paths, shell.record.owners, pathsInService(site, shell.record));
  if (name === 'mf_public') await preparePages(site, shell.version, entry.version, tell);
}

/** Why roll-outs of slices do not fit a shell. */
type Unfit = ReadonlyMap<SliceName, string>;

/**
 * Makes sure that a shell fits the slices that visitors get, and that none of their pages is lost.
 * @returns the roll-outs that do not fit it, on the way back: a trial keeps nobody from what worked
 */
async function requireFitOfAll(site: string, shell: NextShell, cause: Cause, tell: Tell): Promise<Unfit> {
  const { registry } = await readMendedRegistry(site);
  const unfit = new Map<SliceName, string>();
  for (const name of slicesIn(registry)) {
    const entry = registry[name];
    if (entry === undefined) continue;
    await requireFitOf(site, shell, name, entry, tell);
    if (entry.rollout !== undefined)
      await requireFitOf(site, shell, name, entry.rollout, tell).catch((error: unknown) => {
        if (cause === 'promote') throw error;
        unfit.set(name, sentenceOf(error));
      });
  }
  const current = await readShellPointer(site);
  if (registry.mf_public === undefined || current === null || cause !== 'promote') return unfit;
  const pair = { shell: shell.version, slice: registry.mf_public.version };
  await requirePages(site, { ...pair, shell: current.version }, pair, `shell ${shell.version}`);
  return unfit;
}

/** Makes ready for a shell that a start brings in: what is rolled out and does not fit it ends. Only for who holds the lock. */
async function makeReady(site: string, shell: NextShell, by: string, tell: Tell): Promise<void> {
  await withdrawUnfit(site, by, (name, entry) => fitIn(site, shell, name, entry).then(() => null, sentenceOf));
  await renderPages(site, shell.version, (await readMendedRegistry(site)).registry, tell);
}

async function readNext(site: string, version: string, tell: Tell): Promise<NextShell> {
  tell(`the files of shell ${version} are looked at`);
  return { version, record: await smokeCheckShell(siteLayout(site).shell(version), version) };
}

/**
 * Makes sure that a published build could come into service, and changes nothing that visitors get.
 * @throws Error with a sentence that says what is wrong
 */
export async function checkShell(site: string, version: string, tell: Tell = tellNobody): Promise<void> {
  await requireFitOfAll(site, await readNext(site, version, tell), 'promote', tell);
}

/** Moves the pointer, which ends what was being rolled out. Only for who holds the lock. */
async function moveTo(site: string, version: string, order: Order): Promise<void> {
  const { pointer: current, problem } = await readMendedPointer(site, 'shell');
  const isThere = current?.version === version;
  if (isThere && current.rollout === undefined && problem === null) return;
  const previous = isThere ? current.previous : (current?.version ?? null);
  const isMended = isThere && current.rollout === undefined;
  if (!isMended) await note(site, { ...order, name: 'shell', version, previous: current?.version ?? null });
  await writePointer(site, 'shell', { version, previous });
}

/**
 * Puts a published build of the shell into service. A start brings shell and slices together, each of them checked as it
 * follows; at any other time the shell has to fit the slices in service. Roll-outs of slices that it does not fit end at a start
 * and on the way back, and refuse a promotion.
 * @param tell hears what it waits for
 * @param admit asked first, unless it is in service already
 * @throws Error if the version was not published, fails its smoke check, or does not fit; what is in service stays then
 */
export async function promoteShell(
  site: string,
  version: string,
  order: Order,
  tell: Tell = tellNobody,
  admit: Admit = admitAny,
): Promise<void> {
  const next = await readNext(site, version, tell);
  const isThere = async (): Promise<boolean> => (await readShellPointer(site))?.version === version;
  if (order.cause === 'start')
    return whileWriting(siteLayout(site).lock, async () => {
      if (!(await isThere())) await makeReady(site, next, order.by, tell);
      await moveTo(site, version, order);
    });
  return afterCheck(
    site,
    async () => ((await isThere()) ? new Map<SliceName, string>() : requireFitOfAll(site, next, order.cause, tell)),
    async (unfit) => {
      if (!(await isThere())) await admit();
      await withdrawUnfit(site, order.by, (name) => Promise.resolve(unfit.get(name) ?? null));
      await moveTo(site, version, order);
    },
  );
}
