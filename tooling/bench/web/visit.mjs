// Browsers for the benches of pages: quick ones, and a slow phone.
import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from '../../test/chromium.mjs';

export const { chromium } = createRequire(path.resolve('e2e/package.json'))('@playwright/test');

export const executablePath = findChromium();
export const BROWSER_ARGUMENTS = ['--no-sandbox', '--disable-gpu'];

/** A slow phone's network: 1.6 Mbps, 150 ms. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
/** How many times slower its processor is. */
const SLOW_CPU = 4;
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 412, height: 823 };

/**
 * A page in a context of its own, with an empty cache.
 * @param {import('@playwright/test').Browser} browser @param {boolean} slow on a slow phone
 */
export async function freshPage(browser, slow) {
  const context = await browser.newContext({ viewport: slow ? PHONE : DESKTOP });
  const page = await context.newPage();
  if (slow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  }
  return { context, page };
}
