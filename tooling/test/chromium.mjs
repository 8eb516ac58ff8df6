// Finds a Chromium for the browser tests, or installs one, and says what it is doing.
import { createRequire } from 'node:module';
import path from 'node:path';
import { installFromDebian, isExecutable, namedBy, placesOf, run } from './machine.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium without a window: the same engine, and a fifth of a journey's time less. Debian's package has the same name. */
const HEADLESS = 'chromium-headless-shell';

const onThisMachine = () => namedBy('CHROME_PATH') ?? [...placesOf(NAMES), ...ELSEWHERE].find(isExecutable);

const headlessOnThisMachine = () => namedBy('CHROME_PATH') ?? placesOf([HEADLESS]).find(isExecutable);

function ofPlaywright() {
  const { chromium } = createRequire(path.resolve('e2e/package.json'))('@playwright/test');
  const file = chromium.executablePath();
  return isExecutable(file) ? file : undefined;
}

/** @param {string} packageName of Debian @param {() => string | undefined} find what it brings */
function installed(packageName, find) {
  console.log('No Chromium on this machine. Installing Playwright’s …');
  if (run('npx', ['--no-install', 'playwright', 'install', 'chromium'], 5) && ofPlaywright() !== undefined)
    return ofPlaywright();
  console.log(`That did not work. Installing Debian’s ${packageName} …`);
  return installFromDebian(packageName) ? find() : undefined;
}

/** @param {string | undefined} found */
function orSayWhatToDo(found) {
  if (found === undefined)
    throw new Error(
      'The browser tests need a Chromium and none could be installed. Install one and set CHROME_PATH to it.',
    );
  return found;
}

/**
 * A Chromium as people have it, for what measures pages.
 * @returns {string} path of an executable one: on the machine, else Playwright's, else Debian's
 * @throws {Error} with a sentence that says what to do where none can be had
 */
export const findChromium = () =>
  orSayWhatToDo(onThisMachine() ?? ofPlaywright() ?? installed('chromium', onThisMachine));

/**
 * A Chromium for tests: the one without a window where it is at hand, else as {@link findChromium}.
 * @returns {string} path of an executable one
 * @throws {Error} with a sentence that says what to do where none can be had
 */
export const findHeadless = () =>
  orSayWhatToDo(
    headlessOnThisMachine() ?? onThisMachine() ?? ofPlaywright() ?? installed(HEADLESS, headlessOnThisMachine),
  );
