// What Lighthouse says of the site's pages: its mobile preset, in a browser as a visitor's.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@vela/supervisor';
import { median } from '../figures.mjs';
import { BROWSER_ARGUMENTS, chromium, executablePath } from './visit.mjs';
import { PUBLIC_PAGES } from './weight.mjs';

/** The last that runs on Node 20. It is no part of the product, so it lives beside it. */
const VERSION = '12.8.2';
const folder = path.resolve(import.meta.dirname, '../../.cache/bench');

/** Performance, and milliseconds until the largest part is painted and for which the page is blocked. */
const GOALS = {
  public: { performance: 99, lcp: 1100, blocked: 50 },
  inside: { performance: 97, lcp: 1400, blocked: 100 },
};
const SHIFT = 0.02;
const OTHER_CATEGORIES = ['accessibility', 'best-practices', 'seo'];
/** Search engines are kept out of what stands behind the login. */
const MEANT_INSIDE = 'is-crawlable';

/**
 * @param {boolean} install brings it from npm where it is missing
 * @returns {Promise<Lighthouse | null>} null where it is not to be had
 */
export async function findLighthouse(install) {
  if (install && !existsSync(path.join(folder, 'node_modules/lighthouse'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    spawnSync('npm', ['install', `lighthouse@${VERSION}`, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    });
  }
  try {
    const file = createRequire(path.join(folder, 'package.json')).resolve('lighthouse');
    return (await import(pathToFileURL(file).href)).default;
  } catch {
    console.log(
      `Lighthouse is not installed: it is left out (--install brings ${VERSION} from npm into .cache/bench).`,
    );
    return null;
  }
}

/** A browser of its own: Lighthouse cannot look through a context of the others'. */
async function startBrowser() {
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'vela-lighthouse-'));
  const browser = spawn(
    executablePath,
    [
      ...BROWSER_ARGUMENTS,
      '--headless=new',
      '--no-first-run',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const address = `http://127.0.0.1:${port}/json/version`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    stop: () => {
      // Processes of its own may write there for a moment more.
      browser.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
      browser.kill();
    },
  };
}

/**
 * Makes the browser that of somebody who signed in and has decided on cookies. Headers that Lighthouse sends along would not do: some of
 * a page's calls go out with the browser's own cookies instead.
 * @param {number} port of the browser @param {string} address @param {import('@playwright/test').Cookie[]} cookies
 */
async function enterAs(port, address, cookies) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  await context?.clearCookies();
  await context?.addCookies(cookies);
  const page = await context?.newPage();
  await page?.goto(address);
  await page?.waitForLoadState('networkidle');
  const reject = page?.getByRole('button', { name: 'Reject analytics' });
  if (await reject?.isVisible()) await reject?.click();
  await page?.close();
  await browser.close();
}

/**
 * What is read of its answer.
 * @typedef {{id: string, score: number, auditRefs: {id: string, weight: number}[]}} Category
 * @typedef {{categories: Record<string, Category>, audits: Record<string, {score: number | null, numericValue: number}>}} Findings
 * @typedef {(address: string, options: object) => Promise<{lhr: Findings}>} Lighthouse
 */

/**
 * Scores and figures of one page.
 * @param {Lighthouse} lighthouse @param {number} port of the browser @param {string} address
 */
async function look(lighthouse, port, address) {
  const result = await lighthouse(address, { port, logLevel: 'silent', output: 'json' });
  const { categories, audits } = result.lhr;
  const scoreOf = (/** @type {string} */ id) => (categories[id]?.score ?? Number.NaN) * 100;
  const figureOf = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
  const failing = Object.values(categories)
    .filter(({ id }) => OTHER_CATEGORIES.includes(id))
    .flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    );
  return {
    performance: scoreOf('performance'),
    others: OTHER_CATEGORIES.map((id) => Math.round(scoreOf(id))),
    failing,
    lcp: figureOf('largest-contentful-paint'),
    blocked: figureOf('total-blocking-time'),
    shift: figureOf('cumulative-layout-shift'),
  };
}

/** @param {import('./site.mjs').Site} site @param {import('../figures.mjs').Figures} figures @param {boolean} install */
export async function measureLighthouse({ origin, rounds, inside }, figures, install) {
  const lighthouse = await findLighthouse(install);
  if (lighthouse === null) return;
  const { port, stop } = await startBrowser();
  const pages = [
    ...PUBLIC_PAGES.map((address) => ({ name: address, address, goal: GOALS.public, isPublic: true, person: null })),
    ...inside.map(({ name, address, person }) => ({
      name: `${name}, signed in`,
      address,
      goal: GOALS.inside,
      isPublic: false,
      person,
    })),
  ];
  try {
    /** @type {typeof pages[number]['person']} */
    let before = null;
    for (const { name, address, goal, isPublic, person } of pages) {
      if (person !== null && person !== before) await enterAs(port, origin + address, await person.cookies(origin));
      before = person;
      /** @type {Awaited<ReturnType<typeof look>>[]} */
      const looks = [];
      for (let round = 0; round < rounds; round += 1) looks.push(await look(lighthouse, port, origin + address));
      const of = (/** @type {'performance' | 'lcp' | 'blocked' | 'shift'} */ part) =>
        median(looks.map((each) => each[part]));
      const others = OTHER_CATEGORIES.map((_, index) => median(looks.map((each) => each.others[index] ?? 0)));
      const failing = [...new Set(looks.flatMap((each) => each.failing))];
      const onlyMeant = !isPublic && failing.length === 1 && failing[0] === MEANT_INSIDE;
      figures.add(
        `Lighthouse, performance of ${name}`,
        of('performance').toFixed(0),
        `≥ ${goal.performance}`,
        of('performance') >= goal.performance,
      );
      figures.add(
        `Lighthouse, accessibility, best practices, SEO of ${name}`,
        `${others.join(', ')}${failing.length === 0 ? '' : ` (${failing.join(', ')})`}`,
        isPublic ? '100, 100, 100' : `100, 100, 100 but for ${MEANT_INSIDE}`,
        onlyMeant || others.every((score) => score === 100),
      );
      const speed = `LCP ${of('lcp').toFixed(0)} ms, blocked ${of('blocked').toFixed(0)} ms, shift ${of('shift').toFixed(3)}`;
      figures.add(
        `Lighthouse, speed of ${name}`,
        speed,
        `≤ ${goal.lcp} ms, ≤ ${goal.blocked} ms, ≤ ${SHIFT}`,
        of('lcp') <= goal.lcp && of('blocked') <= goal.blocked && of('shift') <= SHIFT,
      );
    }
  } finally {
    stop();
  }
}
