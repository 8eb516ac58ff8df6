// `npm run pictures [-- --against main]`: pictures of every story against those of another build, with a page of what differs.
import '../bootstrap/check-node.mjs';
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../bootstrap/install.mjs';
import { findHeadless } from '../test/chromium.mjs';

ensureInstalled();
const { status } = spawnSync(
  process.execPath,
  ['--conditions=source', '--import', 'tsx', 'e2e/src/pictures/main.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROME_PATH: findHeadless() } },
);
process.exitCode = status ?? 2;
