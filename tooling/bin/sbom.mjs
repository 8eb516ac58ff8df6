// `npm run sbom`, part of every build: what is shipped, from which versions, as CycloneDX in dist/sbom.cdx.json.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'dist/sbom.cdx.json');

// Optional peers that disagree with each other are no part of what is shipped; without the flag npm refuses to list.
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only', '--legacy-peer-deps'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
);
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
/** @type {{ components: unknown[] }} */
const { components } = JSON.parse(stdout);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, stdout);
console.log(`${components.length} components in ${path.relative(root, file)}`);
