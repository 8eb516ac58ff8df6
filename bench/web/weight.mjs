// How much JavaScript a page's first load brings.
/* global Navigator -- what runs inside the page */
import { gzipSync } from 'node:zlib';
import { PATHS } from '@vela/contracts/routes';
import { DESKTOP, visitFully, visitQuietly } from './visit.mjs';

/** Goals of the product's quality, in KB gzip. */
const READER_KB = 30;
const PUBLIC_PAGE_KB = 150;
const ANY_PAGE_KB = 190;

export const PUBLIC_PAGES = [
  PATHS.home,
  PATHS.aboutUs,
  PATHS.forEmployers,
  PATHS.forTalent,
  PATHS.howItWorks,
  PATHS.events,
  PATHS.news,
  PATHS.contact,
  PATHS.faq,
  PATHS.surveys,
  PATHS.ambassadors,
  PATHS.privacyPolicy,
  PATHS.cookiePolicy,
  PATHS.terms,
  PATHS.talentSeekerSignupForm,
];
const SIGN_UP_PAGES = [PATHS.jobSeekerSignup1, PATHS.talentSeekerSignup1];

/** A reader on a first visit is asked about cookies, which automated browsers are not. */
const asPerson = () => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });

/**
 * @param {import('@playwright/test').BrowserContext} context who looks
 * @param {string} address of the page
 * @param {typeof visitQuietly} [visit] how
 * @returns {Promise<number>} kilobytes of scripts, each packed with gzip
 */
export async function scriptsOf(context, address, visit = visitFully) {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  /** @type {Map<string, Promise<number>>} */
  const sizes = new Map();
  const note = (/** @type {import('@playwright/test').Response} */ response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js'))
      sizes.set(
        pathname,
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
  };
  page.on('response', note);
  await visit(page, address);
  // What a page loads later, such as on hover, is no part of its first load.
  page.off('response', note);
  const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  await page.close();
  return bytes / 1024;
}

/** @param {import('./site.mjs').Site} site @param {import('../figures.mjs').Figures} figures */
export async function measureWeight({ browser, origin, inside }, figures) {
  const visitor = await browser.newContext({ viewport: DESKTOP });
  /** @param {import('@playwright/test').BrowserContext} context @param {string} name @param {string} address @param {number} goal KB @param {typeof visitQuietly} [visit] */
  const weigh = async (context, name, address, goal, visit = visitFully) => {
    const size = await scriptsOf(context, origin + address, visit);
    figures.add(`JavaScript on first load of ${name}`, `${size.toFixed(1)} KB gz`, `≤ ${goal} KB`, size <= goal);
  };
  const reader = await browser.newContext({ viewport: DESKTOP });
  await reader.addInitScript(asPerson);
  for (const address of PUBLIC_PAGES)
    await weigh(reader, `${address}, before it is touched`, address, READER_KB, visitQuietly);
  await reader.close();
  for (const address of PUBLIC_PAGES) await weigh(visitor, address, address, PUBLIC_PAGE_KB);
  for (const address of SIGN_UP_PAGES) await weigh(visitor, address, address, ANY_PAGE_KB);
  for (const { name, address, person } of inside) await weigh(person, `${name}, signed in`, address, ANY_PAGE_KB);
  await visitor.close();
}
