import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Runs tests of the API one file after the other, with other settings than `npm test` has time for.
 * @param {string} files part of their paths @param {Record<string, string>} settings
 * @returns {number} exit code
 */
export function runTests(files, settings) {
  const jest = ['--no-install', 'jest', '--selectProjects', 'api', '--runInBand', '--testPathPatterns', files];
  return spawnSync('npx', jest, { cwd: root, stdio: 'inherit', env: { ...process.env, ...settings } }).status ?? 1;
}
