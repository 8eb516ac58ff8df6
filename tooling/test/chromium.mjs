// Finds a Chromium for the browser tests, or installs one, and says what it is doing.
import { createRequire } from 'node:module';
import path from 'node:path';
import { installFromDebian, isExecutable, namedBy, placesOf, run } from './machine.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const onThisMachine = () => namedBy('CHROME_PATH') ?? [...placesOf(NAMES), ...ELSEWHERE].find(isExecutable);

function ofPlaywright() {
  const { chromium } = createRequire(path.resolve('e2e/package.json'))('@playwright/test');
  const file = chromium.executablePath();
  return isExecutable(file) ? file : undefined;
}

function installed() {
  console.log('No Chromium on this machine. Installing Playwright’s …');
  if (run('npx', ['--no-install', 'playwright', 'install', 'chromium'], 5) && ofPlaywright() !== undefined)
    return ofPlaywright();
  console.log('That did not work. Installing Debian’s chromium …');
  return installFromDebian('chromium') ? onThisMachine() : undefined;
}

/**
 * @returns {string} path of an executable Chromium: one on the machine, else Playwright's, else Debian's
 * @throws {Error} with a sentence that says what to do where none can be had
 */
export function findChromium() {
  const found = onThisMachine() ?? ofPlaywright() ?? installed();
  if (found === undefined)
    throw new Error(
      'The browser tests need a Chromium and none could be installed. Install one and set CHROME_PATH to it.',
    );
  return found;
}
