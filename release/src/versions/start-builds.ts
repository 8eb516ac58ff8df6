import { type Deployable, folderOf } from '../site/deployable.js';
import { readHistory } from '../site/history.js';
import { readSliceRecord } from '../site/manifest.js';
import { inService, promote, publish } from './versions.js';

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
  const current = new Map((await inService(site)).map(({ name, version }) => [name, version]));
  const put = async (name: Deployable, folder: string): Promise<void> => {
    const version = await publish(site, name, folder);
    const started = history.findLast((entry) => entry.name === name && entry.cause === 'start');
    if (started?.version === version && current.get(name) !== null) {
      if (current.get(name) !== version)
        print(`${folderOf(name)} stays at ${current.get(name)}, which was put into service by hand.`);
      return;
    }
    await promote(site, name, version, STARTED);
  };
  await put('shell', shell);
  for (const folder of slices) await put((await readSliceRecord(folder)).name, folder);
}
