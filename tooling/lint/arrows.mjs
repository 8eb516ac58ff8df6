// Part of `npm run lint`: the arrows of the house (.dependency-cruiser.cjs), and that folders form no circle. Both are told by
// one look at all files: `node tooling/lint/arrows.mjs [<folder> …]`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { workspaceFolders } from '../workspaces.cjs';
import { folderCircles } from './folder-circles.mjs';

/** @typedef {import('./folder-circles.mjs').Module} Module */
/** @typedef {{ from: string, to: string, rule: { name: string, severity: string }, comment?: string }} Violation */

const root = path.resolve(import.meta.dirname, '../..');
const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const OF_TESTS = /\.(test|stories)\.tsx?$/;

const folders = process.argv.length > 2 ? process.argv.slice(2) : workspaceFolders();
const { stdout, stderr } = spawnSync(
  process.execPath,
  [cruiser, '--config', path.join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders],
  { encoding: 'utf8', maxBuffer: 1024 * 1024 * 1024 },
);
if (stdout === '') throw new Error(stderr);
/** @type {{ modules: Module[], summary: { violations: Violation[] } }} */
const { modules, summary } = JSON.parse(stdout);

/** @param {string} message */
function report(message) {
  console.error(message);
  process.exitCode = 1;
}

for (const { rule, from, to, comment } of summary.violations)
  report(`${rule.name}: ${from} → ${to}${comment === undefined ? '' : `\n  ${comment}`}`);

const product = modules.filter(({ source }) => !OF_TESTS.test(source));
for (const [folder, rooms] of folderCircles(product)) report(`folders-form-no-circle: ${folder}: ${rooms.join(', ')}`);
