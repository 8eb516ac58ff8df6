// `npm run e2e -- [--language sv] [what Playwright takes, such as payments.spec.ts]`: journeys in a browser, on an instance
// of their own. With a language all of them are played in it, else each in one by turns.
import '../bootstrap/check-node.mjs';
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../bootstrap/install.mjs';
import { findHeadless } from '../test/chromium.mjs';
import { findFirefox, firefoxHere, NO_FIREFOX } from '../test/firefox.mjs';

const words = process.argv.slice(2);
const at = words.indexOf('--language');
const [, language] = at < 0 ? [] : words.splice(at, 2);
if (at >= 0 && language === undefined) throw new Error('Say which language, such as --language sv.');

ensureInstalled();
// All journeys: the one in Firefox is among them.
const firefox = words.length === 0 ? findFirefox() : (firefoxHere() ?? '');
if (words.length === 0 && firefox === '') console.log(`Left out: ${NO_FIREFOX}`);
const { status } = spawnSync('npm', ['run', 'e2e', '-w', 'e2e', '--silent', '--', ...words], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROME_PATH: findHeadless(),
    FIREFOX_PATH: firefox,
    ...(language === undefined ? {} : { E2E_LANGUAGE: language }),
  },
});
process.exitCode = status ?? 1;
