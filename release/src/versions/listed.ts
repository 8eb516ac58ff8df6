import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Deployable, folderOf } from '../site/deployable.js';
import { earlierVersions, latest, readHistory } from '../site/history.js';
import { deployablesOf } from '../site/published.js';
import type { RolloutStep } from '../site/rollout.js';
import { isVersion } from '../site/version.js';
import { type Current, currentOf, folderOfVersions } from './pointers.js';

/** A published version. */
export interface PublishedVersion {
  readonly version: string;
  readonly publishedAt: Date;
  /** Empty where it is none of these. */
  readonly state: 'in service' | 'before that' | `to ${number} %` | '';
}

/** What is in service of one deployable, and who put it there. */
export interface InService {
  readonly name: Deployable;
  readonly version: string | null;
  readonly previous: string | null;
  readonly since: string | null;
  readonly by: string | null;
  /** What some visitors get in its place. */
  readonly rollout: RolloutStep | null;
}

/** @returns the version that a roll-back leads to, or null if there is none */
export async function versionBefore(site: string, name: Deployable): Promise<string | null> {
  const published: readonly string[] = await readdir(folderOfVersions(site, name)).catch(() => []);
  const current = (await currentOf(site, name))?.version ?? null;
  return earlierVersions(await readHistory(site), name, current).find((each) => published.includes(each)) ?? null;
}

function stateOf(version: string, current: Current | null, before: string | null): PublishedVersion['state'] {
  if (version === current?.version) return 'in service';
  if (current?.rollout?.version === version) return `to ${current.rollout.share} %`;
  return version === before ? 'before that' : '';
}

/** @returns the published versions, newest first */
export async function versionsOf(site: string, name: Deployable): Promise<readonly PublishedVersion[]> {
  const folder = folderOfVersions(site, name);
  const names = (await readdir(folder).catch(() => [])).filter(isVersion);
  const current = await currentOf(site, name);
  const before = await versionBefore(site, name);
  const versions = await Promise.all(
    names.map(async (version): Promise<PublishedVersion> => ({
      version,
      publishedAt: (await stat(path.join(folder, version))).mtime,
      state: stateOf(version, current, before),
    })),
  );
  return versions.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
}

/** @throws Error that names what was published, if the version was not */
export async function requirePublished(site: string, name: Deployable, version: string): Promise<void> {
  const known = (await versionsOf(site, name)).map((each) => each.version);
  if (known.includes(version)) return;
  const hint = known.length === 0 ? 'Nothing was published yet.' : `Published are: ${known.join(', ')}.`;
  throw new Error(`There is no version ${version} of ${folderOf(name)}. ${hint}`);
}

/** @returns what is in service now, one line per deployable */
export async function inService(site: string): Promise<readonly InService[]> {
  const notes = latest(await readHistory(site));
  return Promise.all(
    (await deployablesOf(site)).map(async (name) => {
      const current = await currentOf(site, name);
      const last = notes.get(name);
      // A pointer that was moved by hand has no note.
      const told = last?.version === current?.version ? last : undefined;
      return {
        name,
        version: current?.version ?? null,
        previous: await versionBefore(site, name),
        since: told?.at ?? null,
        by: told?.by ?? null,
        rollout: current?.rollout ?? null,
      };
    }),
  );
}
