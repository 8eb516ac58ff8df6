// What a release service that is started by itself has before it answers: the builds that came with it, and the gateways' token.
import path from 'node:path';
import { SLICES } from '@vela/contracts/routes';
import { Accesses } from '../access/access.js';
import { folderOf } from '../site/deployable.js';
import { putBuildsIntoService } from '../versions/start-builds.js';

/** Names the access of the token that gateways and the service are told alike. */
const GATEWAYS = 'the gateways of RELEASE_TOKEN';

export interface Preparation {
  readonly site: string;
  /** Folder of what only the service reads. */
  readonly folder: string;
  /** Folder with a `dist` of the shell and of each slice below it; nothing is brought into service without one. */
  readonly builds: string | null;
  /** What gateways know the service by; those that have another are let in no more. */
  readonly gatewayToken: string | null;
}

/**
 * Puts builds into service that no earlier start did, and lets gateways follow.
 * @param tell hears what stays as it is, and why
 * @throws Error that says which build does not hold; the site stays as it was then
 */
export async function prepareService(
  { site, folder, builds, gatewayToken }: Preparation,
  tell: (text: string) => void,
): Promise<void> {
  if (gatewayToken !== null)
    await new Accesses(path.join(folder, 'accesses.json')).only(GATEWAYS, ['follow'], gatewayToken);
  if (builds === null) return;
  const buildOf = (name: Parameters<typeof folderOf>[0]) => path.join(builds, folderOf(name), 'dist');
  await putBuildsIntoService(site, { shell: buildOf('shell'), slices: SLICES.map(buildOf) }, tell);
}
