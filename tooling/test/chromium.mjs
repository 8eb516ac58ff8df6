// Finds a Chromium for the browser tests, or installs one, and says what it is doing.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isExecutable = (/** @type {string} */ file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function onThisMachine() {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== '') {
    if (isExecutable(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, which cannot be run. Correct it or unset it.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return [...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...ELSEWHERE].find(
    isExecutable,
  );
}

function ofPlaywright() {
  const { chromium } = createRequire(path.resolve('e2e/package.json'))('@playwright/test');
  const file = chromium.executablePath();
  return isExecutable(file) ? file : undefined;
}

const run = (/** @type {string} */ command, /** @type {readonly string[]} */ args, /** @type {number} */ minutes) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: minutes * 60_000 }).status === 0;

function installed() {
  console.log('No Chromium on this machine. Installing Playwright’s …');
  if (run('npx', ['--no-install', 'playwright', 'install', 'chromium'], 5) && ofPlaywright() !== undefined)
    return ofPlaywright();
  if (process.platform === 'linux' && isExecutable('/usr/bin/apt-get')) {
    console.log('That did not work. Installing Debian’s chromium …');
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    const apt = (/** @type {string[]} */ ...args) => {
      const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
      return run(command, rest, 10);
    };
    if (apt('update', '-qq') && apt('install', '-y', '-qq', 'chromium')) return onThisMachine();
  }
  return undefined;
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
