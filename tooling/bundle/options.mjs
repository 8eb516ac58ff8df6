import { modulesStandWhereTheyStood } from './standing.mjs';

/**
 * @param {string} folder that a program is written into
 * @returns {import('esbuild').BuildOptions} what makes one file of it that Node runs
 */
export const bundled = (folder) => ({
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  legalComments: 'none',
  logLevel: 'error',
  plugins: [modulesStandWhereTheyStood(folder)],
});
