import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type SliceName, slicesIn } from '@vela/contracts/routes';
import { Accesses } from '../access/access.js';
import { Trusts } from '../access/trusts.js';
import { preparePages } from '../pages/prepare.js';
import { type Deployable, folderOf } from '../site/deployable.js';
import { readHistory, writeHistory } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { whileWriting } from '../site/lock.js';
import { saysMissing } from '../site/missing.js';
import { type Pointer, writePointer } from '../site/pointer.js';
import { writeRegistry } from '../site/registry.js';
import type { SiteEntry, SiteRegistry } from '../site/rollout.js';
import { formerSiteKeys, keepFormerKeys, siteKeys } from '../storage/site-keys.js';
import { RefusedVersion, type VersionStore } from '../storage/version-store.js';
import type { Current } from '../versions/pointers.js';
import { inServiceAlone } from '../versions/withdraw.js';
import type { SiteRecord, StoreRecords } from './store-records.js';

export interface RestoreOptions {
  readonly site: string;
  /** Folder of what only the service reads. */
  readonly folder: string;
  readonly records: StoreRecords;
  readonly store: VersionStore;
  /** Hears what cannot be brought back. */
  readonly tell: (sentence: string) => void;
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Brings a version back. @returns whether it is there then */
type Bring = (name: Deployable, version: string) => Promise<boolean>;

/** How much of what was in service could be brought back: also what was rolled out, what was in service alone, or nothing. */
type Brought = 'all' | 'alone' | 'nothing';

async function broughtOf(name: Deployable, { version, previous, rollout }: Current, bring: Bring): Promise<Brought> {
  if (!(await bring(name, version))) return 'nothing';
  if (typeof previous === 'string') await bring(name, previous);
  return rollout === undefined || (await bring(name, rollout.version)) ? 'all' : 'alone';
}

async function broughtPointer(name: Deployable, pointer: Pointer | null, bring: Bring): Promise<Pointer | null> {
  const how = pointer === null ? 'nothing' : await broughtOf(name, pointer, bring);
  if (pointer === null || how === 'nothing') return null;
  return how === 'all' ? pointer : inServiceAlone(pointer);
}

async function broughtSite({ registry, shell, designSystem }: SiteRecord, bring: Bring): Promise<SiteRecord> {
  const entries: [SliceName, SiteEntry][] = [];
  for (const name of slicesIn(registry)) {
    const entry = registry[name];
    const how = entry === undefined ? 'nothing' : await broughtOf(name, entry, bring);
    if (entry !== undefined && how !== 'nothing') entries.push([name, how === 'all' ? entry : inServiceAlone(entry)]);
  }
  return {
    registry: Object.fromEntries(entries),
    shell: await broughtPointer('shell', shell, bring),
    designSystem: await broughtPointer('design_system', designSystem, bring),
  };
}

/** Renders the public pages of what was brought back; where that fails they are left to the browser. */
async function renderPages(
  site: string,
  shell: Pointer | null,
  { mf_public: slice }: SiteRegistry,
  tell: (sentence: string) => void,
): Promise<void> {
  for (const shellVersion of [shell?.version, shell?.rollout?.version])
    for (const version of [slice?.version, slice?.rollout?.version])
      if (shellVersion !== undefined && version !== undefined)
        await preparePages(site, shellVersion, version).catch((error: unknown) => tell(sentenceOf(error)));
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    (error: unknown) => {
      if (saysMissing(error)) return false;
      throw error;
    },
  );

/** Lets in again who was let in before; where anybody was let in here already, the store says of nobody further that they are. */
async function restoreAccesses(folder: string, records: StoreRecords): Promise<Accesses> {
  const [accessFile, trustFile] = [path.join(folder, 'accesses.json'), path.join(folder, 'trusts.json')];
  const accesses = new Accesses(accessFile);
  if ((await isThere(accessFile)) || (await isThere(trustFile))) return accesses;
  const known = await records.accesses();
  await new Trusts(trustFile).adopt(known.trusts);
  await accesses.adopt(known.accesses);
  return accesses;
}

/**
 * Puts on an empty disk what the store has a record of: who may publish, what is in service, and how that came. Versions are put
 * together from where files are kept; of what is not there any more nothing is in service.
 * @returns whether there was something to restore
 * @throws Error where the store, or what keeps the files, cannot be asked right now; nothing is in service then
 */
export async function restoreRelease({ site, folder, records, store, tell }: RestoreOptions): Promise<boolean> {
  if ((await readHistory(site)).length > 0) return false;
  const accesses = await restoreAccesses(folder, records);
  const state = await records.state();
  if (state === null) return false;
  const own = (await siteKeys(folder)).public;
  const former = [...(await formerSiteKeys(folder)), ...state.siteKeys];
  await keepFormerKeys(
    folder,
    [...new Set(former)].filter((key) => key !== own),
  );
  const keys = [own, ...former];
  const bring: Bring = async (name, version) => {
    try {
      if (await store.restore(name, version, [...(await accesses.keysFor(name)), ...keys])) return true;
      tell(`${folderOf(name)} ${version} was in service, and its files are kept nowhere.`);
    } catch (error) {
      // What keeps the files may be away for a moment: that says nothing of what it keeps.
      if (!(error instanceof RefusedVersion)) throw error;
      tell(`${folderOf(name)} ${version} cannot be brought back: ${error.message}`);
    }
    return false;
  };
  const now = await broughtSite(state, bring);
  const { registry, shell, designSystem } = now;
  await whileWriting(siteLayout(site).lock, async () => {
    await renderPages(site, shell, registry, tell);
    const isBrought = (name: Deployable): boolean => {
      if (name === 'shell') return shell !== null;
      return name === 'design_system' ? designSystem !== null : registry[name] !== undefined;
    };
    await writeHistory(
      site,
      (await records.history()).filter(({ name }) => isBrought(name)),
    );
    if (designSystem !== null) await writePointer(site, 'design_system', designSystem);
    await writeRegistry(site, registry);
    if (shell !== null) await writePointer(site, 'shell', shell);
  });
  return true;
}
