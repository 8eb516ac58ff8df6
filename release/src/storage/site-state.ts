import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { slicesIn } from '@vela/contracts/routes';
import { PAGES_FILE } from '../pages/pages-file.js';
import type { Deployable } from '../site/deployable.js';
import { OPEN_TAB_MS, readHistory, servedSince } from '../site/history.js';
import { siteLayout } from '../site/layout.js';
import { type Pointer, readDesignSystemPointer, readShellPointer } from '../site/pointer.js';
import { deployablesOf } from '../site/published.js';
import { readMendedRegistry } from '../site/registry.js';
import type { SiteRegistry } from '../site/rollout.js';
import { requirePublished } from '../versions/listed.js';
import { listFiles, sha256Of, type SignedFileList } from './file-list.js';
import { signed } from './signing.js';
import { versionFolder, type VersionStore } from './version-store.js';

/** A version that a gateway has to have. */
export interface NeededVersion {
  readonly name: Deployable;
  readonly version: string;
}

/** What every gateway of a site serves: pointers, and what they need. */
export interface SiteState {
  readonly registry: SiteRegistry;
  readonly shell: Pointer | null;
  readonly designSystem: Pointer | null;
  readonly versions: readonly NeededVersion[];
  /** Prerendered pages by their pair of versions, with the SHA-256 of their file. */
  readonly pages: Readonly<Record<string, string>>;
}

/** @returns where the prerendered pages of a pair lie; null where that is no pair */
export function pagesFile(site: string, pair: string): string | null {
  const [, shell, slice] = /^([0-9a-f]{12})-([0-9a-f]{12})$/.exec(pair) ?? [];
  return shell === undefined || slice === undefined
    ? null
    : path.join(siteLayout(site).prerendered(shell, slice), PAGES_FILE);
}

/** @returns what is in service, what is rolled out, and what a roll-back or an open tab may need of it */
export async function siteState(site: string): Promise<SiteState> {
  const { registry } = await readMendedRegistry(site);
  const [shell, designSystem] = await Promise.all([readShellPointer(site), readDesignSystemPointer(site)]);
  const all: { readonly name: Deployable; readonly version: string | null | undefined }[] = [
    { name: 'shell', version: shell?.version },
    { name: 'shell', version: shell?.previous },
    { name: 'shell', version: shell?.rollout?.version },
    { name: 'design_system', version: designSystem?.version },
    ...slicesIn(registry).flatMap((name) => {
      const entry = registry[name];
      return [entry?.version, entry?.rollout?.version, entry?.previous].map((version) => ({ name, version }));
    }),
  ];
  const versions: NeededVersion[] = [];
  const history = await readHistory(site);
  const inTabs = (await deployablesOf(site)).flatMap((name) =>
    [...servedSince(history, name, Date.now() - OPEN_TAB_MS)].map((version) => ({ name, version })),
  );
  const wanted = new Map([...all, ...inTabs].map((each) => [`${each.name} ${each.version}`, each]));
  for (const { name, version } of wanted.values()) {
    if (typeof version !== 'string') continue;
    // What came before may have been pruned; nobody needs it then.
    const there = await readFile(
      path.join(versionFolder(site, name, version), name === 'design_system' ? 'index.html' : 'mf-manifest.json'),
    ).catch(() => null);
    if (there !== null) versions.push({ name, version });
  }
  const pages: Record<string, string> = {};
  for (const slice of [registry.mf_public?.version, registry.mf_public?.rollout?.version])
    for (const version of [shell?.version, shell?.rollout?.version]) {
      const pair = `${version}-${slice}`;
      const content = await readFile(pagesFile(site, pair) ?? '').catch(() => null);
      if (content !== null) pages[pair] = sha256Of(content);
    }
  return { registry, shell, designSystem, versions, pages };
}

/**
 * @param secretKey of the site, which signs what came without a team's signature: what was published on this machine
 * @returns the signed list of a version
 */
export async function listOf(
  site: string,
  store: VersionStore,
  { name, version }: NeededVersion,
  secretKey: string,
): Promise<SignedFileList> {
  const known = await store.signedList(name, version);
  if (known !== null) return known;
  await requirePublished(site, name, version);
  return signList(site, store, { name, version }, secretKey, null);
}

/**
 * Signs what a version of this machine consists of, and keeps that.
 * @param commit that it was built of, null where nobody says
 */
export async function signList(
  site: string,
  store: VersionStore,
  { name, version }: NeededVersion,
  secretKey: string,
  commit: string | null,
): Promise<SignedFileList> {
  const list = JSON.stringify(await listFiles(versionFolder(site, name, version), name, commit));
  const own = { list, signature: signed(list, secretKey) };
  await store.keep(own);
  return own;
}
