// The processes that are an image each: what of this repository is in it. Its start stands in deploy/Dockerfile.
import { sliceFolders } from '../workspaces.cjs';

/**
 * @typedef {object} ImageContents
 * @property {string} folder of the package that is started
 * @property {readonly string[]} [builds] folders whose `dist` is data to it
 * @property {string} [program] of the folder's `dist`, without `.js`: what is started, where a build does not make one file of it
 *   because `npm start` has no use for it
 */

/** @type {Readonly<Record<string, ImageContents>>} */
export const IMAGES = {
  api: { folder: 'api' },
  worker: { folder: 'api', program: 'work' },
  matching: { folder: 'api', program: 'match' },
  gateway: { folder: 'gateway' },
  release: { folder: 'release', builds: ['shell', ...sliceFolders()] },
};
