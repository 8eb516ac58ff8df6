import path from 'node:path';
import { sliceFolders } from '../workspaces.cjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Puts what was built into service. A build that an earlier start put into service already is left alone: since then
 * somebody may have promoted another version, or gone back.
 * @param {string} site folder that the gateway serves
 */
export async function deployLocally(site) {
  const { putBuildsIntoService } = await import('@vela/release');
  await putBuildsIntoService(
    site,
    {
      shell: path.join(root, 'shell/dist'),
      slices: sliceFolders().map((slice) => path.join(root, slice, 'dist')),
    },
    (/** @type {string} */ text) => console.log(text),
  );
}
