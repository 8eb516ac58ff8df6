// `npm run bench -- web [--origin http://localhost:8080] [--rounds 5]`: what a visitor's browser loads and how long it
// takes, on an instance of its own or on the demonstration that `--origin` names. Timings are compared within one run,
// alternating.
/* global PerformanceObserver, MutationObserver, HTMLElement -- what runs inside the page */
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { findChromium } from '../test/chromium.mjs';
import { Figures, median } from './figures.mjs';
import { OwnInstance } from './own-instance.mjs';
import { newRecruiter, postRole } from './recruiter.mjs';

const { chromium } = createRequire(path.resolve('e2e/package.json'))('@playwright/test');

const { values } = parseArgs({
  options: { origin: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});
const instance = values.origin === undefined ? new OwnInstance() : null;
await instance?.start();
const origin = values.origin ?? instance?.origin ?? '';
const rounds = Number(values.rounds);

/** Goals of the product's quality, in KB gzip. */
const PUBLIC_PAGE_KB = 160;
const ANY_PAGE_KB = 240;
const PRERENDERED_LCP_RATIO = 0.3;
const MOVE_MS = 150;
/** A slow phone: 1.6 Mbps, 150 ms, a processor four times as slow. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const SLOW_CPU = 4;

const PUBLIC_PAGES = [PATHS.home, PATHS.forEmployers, PATHS.forTalent, PATHS.faq, PATHS.news, PATHS.talentSeekerSignupForm];
const OTHER_PAGES = [PATHS.jobSeekerSignup1, PATHS.talentSeekerSignup1];

const figures = new Figures();

/** @param {import('@playwright/test').Browser} browser @param {boolean} slow */
async function freshPage(browser, slow) {
  const context = await browser.newContext({ viewport: slow ? { width: 412, height: 823 } : { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  if (slow) {
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  }
  return { context, page, session };
}

/**
 * @param {import('@playwright/test').BrowserContext} context who looks
 * @param {string} path
 * @returns {Promise<number>} kilobytes of scripts, each packed with gzip
 */
async function scriptsOf(context, path) {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  /** @type {Map<string, Promise<number>>} */
  const sizes = new Map();
  const note = (/** @type {import('@playwright/test').Response} */ response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) sizes.set(pathname, response.body().then((body) => gzipSync(body, { level: 9 }).length));
  };
  page.on('response', note);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  // What a page loads later, such as on hover, is no part of its first load.
  page.off('response', note);
  const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  await page.close();
  return bytes / 1024;
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} path
 * @param {boolean} prerendered false takes out what was rendered beforehand: the same code, rendered by the browser
 * @returns {Promise<number>} milliseconds until the largest part of the page was painted
 */
async function slowPaint(browser, path, prerendered) {
  const { context, page } = await freshPage(browser, true);
  if (!prerendered)
    await page.route(origin + path, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const body = html
        .replace(/<style [^>]*data-styled[\s\S]*?<\/style>/g, '')
        .replace(/<div id="root">[\s\S]*<\/div>(?=\s*<noscript>)/, '<div id="root"></div>');
      await route.fulfill({ response: answer, body });
    });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const time = await page.evaluate(() => new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN))
      .observe({ type: 'largest-contentful-paint', buffered: true });
  }));
  await context.close();
  return Number(time);
}

/** @param {import('@playwright/test').Browser} browser @returns {Promise<number>} milliseconds from the click to the next slice's content */
async function move(browser) {
  const { context, page } = await freshPage(browser, false);
  await page.goto(origin + PATHS.home, { waitUntil: 'networkidle' });
  const link = page.getByRole('link', { name: 'I am looking for a role' }).first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  const time = await link.evaluate((element, pathname) => new Promise((resolve) => {
    const from = performance.now();
    new MutationObserver((_, observer) => {
      if (location.pathname !== pathname || document.querySelector('main input[type="checkbox"]') === null) return;
      observer.disconnect();
      resolve(performance.now() - from);
    }).observe(document.body, { childList: true, subtree: true });
    if (element instanceof HTMLElement) element.click();
  }), PATHS.jobSeekerSignup1);
  await context.close();
  return Number(time);
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const visitor = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  for (const [pages, goal] of /** @type {const} */ ([[PUBLIC_PAGES, PUBLIC_PAGE_KB], [OTHER_PAGES, ANY_PAGE_KB]]))
    for (const path of pages) {
      const size = await scriptsOf(visitor, path);
      figures.add(`JavaScript on first load of ${path}`, `${size.toFixed(1)} KB gz`, `≤ ${goal} KB`, size <= goal);
    }
  const recruiter = await newRecruiter(browser, origin);
  const matches = pathTo(PATHS.roleMatches, { roleId: await postRole(recruiter, origin) });
  for (const path of [PATHS.talentSeekerDashboard, PATHS.addRole1, matches, PATHS.search, PATHS.subscriptions]) {
    const size = await scriptsOf(recruiter, path);
    figures.add(`JavaScript on first load of ${path === matches ? PATHS.roleMatches : path}, signed in`, `${size.toFixed(1)} KB gz`, `≤ ${ANY_PAGE_KB} KB`, size <= ANY_PAGE_KB);
  }
  /** @type {number[]} */ const served = [];
  /** @type {number[]} */ const rendered = [];
  for (let round = 0; round < rounds; round += 1) {
    served.push(await slowPaint(browser, PATHS.home, true));
    rendered.push(await slowPaint(browser, PATHS.home, false));
  }
  const ratio = median(served) / median(rendered);
  figures.add('Slow network, LCP of /: prerendered against rendered by the browser',
    `${median(served).toFixed(0)} / ${median(rendered).toFixed(0)} ms = ${ratio.toFixed(2)}`, `≤ ${PRERENDERED_LCP_RATIO}`, ratio <= PRERENDERED_LCP_RATIO);
  /** @type {number[]} */ const moves = [];
  for (let round = 0; round < rounds; round += 1) moves.push(await move(browser));
  figures.add('From one slice to another, link hovered first', `${median(moves).toFixed(0)} ms`, `≤ ${MOVE_MS} ms`, median(moves) <= MOVE_MS);
} finally {
  await browser.close();
  await instance?.remove();
}
figures.print(`${rounds} rounds, medians`);
