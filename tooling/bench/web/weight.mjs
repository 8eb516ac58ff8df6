// How much JavaScript a page's first load brings.
import { gzipSync } from 'node:zlib';

/**
 * @param {import('@playwright/test').BrowserContext} context who looks
 * @param {string} address of the page
 * @returns {Promise<number>} kilobytes of scripts, each packed with gzip
 */
export async function scriptsOf(context, address) {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  /** @type {Map<string, Promise<number>>} */
  const sizes = new Map();
  const note = (/** @type {import('@playwright/test').Response} */ response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) sizes.set(pathname, response.body().then((body) => gzipSync(body, { level: 9 }).length));
  };
  page.on('response', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  // What a page loads later, such as on hover, is no part of its first load.
  page.off('response', note);
  const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  await page.close();
  return bytes / 1024;
}
