// Browsers for the benches of pages: quick ones, and a slow phone.
/* global dispatchEvent, Event -- what runs inside the page */
import { chromium } from '@playwright/test';
import { HANDOVER } from '@vela/contracts/remote';
import { findChromium } from '../../tooling/test/chromium.mjs';

export { chromium };

export const executablePath = findChromium();
export const BROWSER_ARGUMENTS = ['--no-sandbox', '--disable-gpu'];

/** A slow phone's network: 1.6 Mbps, 150 ms. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** How many times slower its processor is. */
const SLOW_CPU = 4;
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 412, height: 823 };

/** Makes a page that of a slow phone. @param {import('@playwright/test').Page} page */
export async function slowedDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

/**
 * A page in a context of its own, with an empty cache.
 * @param {import('@playwright/test').Browser} browser @param {boolean} slow on a slow phone
 */
export async function freshPage(browser, slow) {
  const context = await browser.newContext({ viewport: slow ? PHONE : DESKTOP });
  const page = await context.newPage();
  if (slow) await slowedDown(page);
  return { context, page };
}

/** Nothing asked for and nothing on its way for so long: a page is done. */
const QUIET_MS = 1000;
const PATIENCE_MS = 60_000;

/**
 * Enters an address and waits until the page asks for nothing more, also on a machine that is so busy that the network
 * idles while code runs.
 * @param {import('@playwright/test').Page} page @param {string} address
 * @param {() => Promise<unknown>} [use] what is done there before
 */
export async function visitQuietly(page, address, use = () => Promise.resolve()) {
  let running = 0;
  let changed = performance.now();
  const count = (/** @type {1 | -1} */ step) => () => {
    running += step;
    changed = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  await page.goto(address);
  await use();
  const from = performance.now();
  while ((running > 0 || performance.now() - changed < QUIET_MS) && performance.now() - from < PATIENCE_MS)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Enters an address, wakes the page where it came ready to read, and waits until it is in the hands of its code and asks
 * for nothing more.
 * @param {import('@playwright/test').Page} page @param {string} address
 */
export const visitFully = (page, address) =>
  visitQuietly(page, address, async () => {
    await page.evaluate((name) => dispatchEvent(new Event(name)), HANDOVER.wake);
    // React names its own properties so once it has taken an element over.
    await page.waitForFunction(
      () => {
        const heading = document.querySelector('main h1');
        return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
      },
      undefined,
      { timeout: PATIENCE_MS },
    );
  });
