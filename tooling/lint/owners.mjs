// Part of `npm run lint`: every package has an owner of its own in CODEOWNERS, and owns what it says by a path that is there.
import { existsSync, readFileSync } from 'node:fs';
import { workspaceFolders } from '../workspaces.cjs';

const FILE = '.github/CODEOWNERS';
/** What is no package, and is not left to whoever owns everything. */
const BESIDE = ['deploy', 'docs', '.github'];

const paths = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/') && line.includes('@'))
  .map((line) => line.split(/\s/)[0] ?? '');

/** @param {string} message */
function report(message) {
  console.error(`${FILE}: ${message}`);
  process.exitCode = 1;
}

for (const folder of [...workspaceFolders(), ...BESIDE])
  if (!paths.some((owned) => owned.startsWith(`/${folder}/`))) report(`nobody owns ${folder}/.`);
for (const owned of new Set(paths))
  if (paths.filter((path) => path === owned).length > 1) report(`${owned} is owned twice; the last owner would win.`);
for (const owned of paths) if (!existsSync(`.${owned}`)) report(`${owned} is not there.`);
