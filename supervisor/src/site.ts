import path from 'node:path';
import { SLICES } from '@vela/contracts/routes';
import { folderOf, missingCalls, offeredCallsOf, putBuildsIntoService } from '@vela/release';
import { ROOT } from './root.js';

/**
 * Puts what was built into service. A build that an earlier start put into service already is left alone: since then
 * somebody may have promoted another version, or gone back.
 * @param site folder that the gateway serves
 */
export function deployLocally(site: string): Promise<void> {
  const buildOf = (name: Parameters<typeof folderOf>[0]) => path.join(ROOT, folderOf(name), 'dist');
  return putBuildsIntoService(site, { shell: buildOf('shell'), slices: SLICES.map(buildOf) }, (text) =>
    console.log(text),
  );
}

/**
 * Tells what of the site in service calls an API that has no such call: it was promoted by hand beside another API. Its other
 * pages work, so nothing is refused.
 * @param api its origin
 */
export async function tellMissingCalls(site: string, api: string): Promise<void> {
  const offered = await offeredCallsOf(api);
  for (const sentence of offered === null ? [] : await missingCalls(site, offered)) console.error(sentence);
}
