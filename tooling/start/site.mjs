import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const SLICES = ['mfe-public', 'mfe-jobseeker', 'mfe-talentseeker', 'mfe-payments'];

/**
 * Puts what was built into service: publishing and promoting the same build again changes nothing.
 * @param {string} site folder that the gateway serves
 */
export async function deployLocally(site) {
  const { promoteShell, promoteSlice, publishShell, publishSlice } = await import('@vela/deploy');
  await promoteShell(site, await publishShell(site, path.join(root, 'shell/dist')));
  for (const slice of SLICES) {
    const { name, version } = await publishSlice(site, path.join(root, slice, 'dist'));
    await promoteSlice(site, name, version);
  }
}
