import { type Deployable, folderOf } from '../site/deployable.js';
import { readHistory, rolledBack } from '../site/history.js';
import { readSliceRecord } from '../site/manifest.js';
import { inService } from './listed.js';
import { promote, publish } from './versions.js';

/** Folders of fresh builds. */
export interface Builds {
  readonly shell: string;
  readonly slices: readonly string[];
}

const STARTED = { by: 'npm start', cause: 'start' } as const;

/**
 * Publishes fresh builds, and promotes those that no start put into service before: what was promoted or rolled back
 * since then by hand stays as it is.
 * @param print tells the person at the terminal
 */
export async function putBuildsIntoService(
  site: string,
  { shell, slices }: Builds,
  print: (text: string) => void,
): Promise<void> {
  const history = await readHistory(site);
  const current = new Map((await inService(site)).map((each) => [each.name, each]));
  const put = async (name: Deployable, folder: string): Promise<void> => {
    const version = await publish(site, name, folder);
    const { version: stays = null, rollout = null } = current.get(name) ?? {};
    if (stays !== null && stays !== version) {
      const stay = (why: string) => print(`${folderOf(name)} stays at ${stays}${why}`);
      const started = history.findLast((entry) => entry.name === name && entry.cause === 'start');
      if (rolledBack(history, name, version) !== null) return stay(`: ${version} was rolled back.`);
      if (rollout?.version === version) return stay(`: ${version} is being rolled out to ${rollout.share} %.`);
      if (started?.version === version) return stay(', which was put into service by hand.');
      if (rollout !== null) print(`The roll-out of ${folderOf(name)} ${rollout.version} ends: there is a new build.`);
    }
    if (stays === version) return;
    await promote(site, name, version, STARTED);
  };
  await put('shell', shell);
  for (const folder of slices) await put((await readSliceRecord(folder)).name, folder);
}
