// `npm run sbom`, part of every build: what is shipped, from which versions, as CycloneDX in dist/sbom.cdx.json.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closureOf } from '../images/closure.mjs';
import { sbomOf } from '../images/sbom.mjs';
import { workspaceFolders } from '../workspaces.cjs';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'dist/sbom.cdx.json');

/** Packages that nobody is given. */
const UNSHIPPED = ['bench', 'e2e', 'evaluation', 'tooling'];

// Optional peers that disagree with each other are no part of what is shipped; without the flag npm refuses to list. Without
// packages for development npm would leave out what one package needs to run and another to be tested, such as mongoose.
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--legacy-peer-deps'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
);
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
/** @type {import('../images/closure.mjs').Lock} */
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const shipped = workspaceFolders()
  .filter((folder) => !UNSHIPPED.includes(folder))
  .map((folder) => closureOf(lock, folder, root))
  .flatMap(({ workspaces, installed }) => [...workspaces, ...installed]);
const sbom = sbomOf(JSON.parse(stdout), lock, shipped);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(sbom, null, 2));
console.log(`${sbom.components.length} components in ${path.relative(root, file)}`);
