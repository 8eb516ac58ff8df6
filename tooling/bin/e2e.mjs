// `npm run e2e -- [what Playwright takes, such as payments.spec.ts]`: journeys in a browser, on an instance of their own.
import '../bootstrap/check-node.mjs';
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../bootstrap/install.mjs';
import { findChromium } from '../test/chromium.mjs';

ensureInstalled();
const { status } = spawnSync('npm', ['run', 'e2e', '-w', 'e2e', '--silent', '--', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: findChromium() },
});
process.exitCode = status ?? 1;
