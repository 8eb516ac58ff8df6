// What Lighthouse says of the site's pages, beside one client-rendered bundle in the same run: its mobile preset, in a browser
// as a visitor's.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PATHS } from '@vela/contracts/routes';
import { freePort } from '@vela/supervisor';
import { median } from '../figures.mjs';
import { serveSingleBundle } from './single-bundle/serve.mjs';
import { BROWSER_ARGUMENTS, chromium, executablePath } from './visit.mjs';
import { PUBLIC_PAGES } from './weight.mjs';

/** The last that runs on Node 20. It is no part of the product, so it lives beside it. */
const VERSION = '12.8.2';
const folder = path.resolve(import.meta.dirname, '../../.cache/bench');

/**
 * Performance, and milliseconds until the largest part is painted and for which the page is blocked; the same as shares of the
 * reference's, as a machine may be of any speed.
 */
const GOALS = {
  public: { performance: 99, lcp: 1100, blocked: 50, lcpShare: null, blockedShare: 0.15 },
  inside: { performance: 97, lcp: 1400, blocked: 100, lcpShare: 0.6, blockedShare: 0.3 },
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

/** Makes the browser that of a visitor. @param {number} port of the browser */
async function forget(port) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await browser.contexts()[0]?.clearCookies();
  await browser.close();
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

/** @typedef {Awaited<ReturnType<typeof look>>} Look */

/**
 * @param {Look[]} looks @param {'performance' | 'lcp' | 'blocked' | 'shift'} part
 * @returns {number} the middle one
 */
const middle = (looks, part) => median(looks.map((each) => each[part]));

/** @param {number} share @param {number | null} goal */
const meets = (share, goal) => goal === null || share <= goal;

/**
 * @param {import('../figures.mjs').Figures} figures
 * @param {{name: string, goal: typeof GOALS.public | typeof GOALS.inside, isPublic: boolean}} page
 * @param {Look[]} looks @param {Look[]} reference looks of the same rounds at what pages are compared with
 */
function tell(figures, { name, goal, isPublic }, looks, reference) {
  const others = OTHER_CATEGORIES.map((_, index) => median(looks.map((each) => each.others[index] ?? 0)));
  const failing = [...new Set(looks.flatMap((each) => each.failing))];
  const onlyMeant = !isPublic && failing.length === 1 && failing[0] === MEANT_INSIDE;
  const [performance, lcp, blocked, shift] = [
    middle(looks, 'performance'),
    middle(looks, 'lcp'),
    middle(looks, 'blocked'),
    middle(looks, 'shift'),
  ];
  figures.add(
    `Lighthouse, performance of ${name}`,
    performance.toFixed(0),
    `≥ ${goal.performance}`,
    performance >= goal.performance,
  );
  figures.add(
    `Lighthouse, accessibility, best practices, SEO of ${name}`,
    `${others.join(', ')}${failing.length === 0 ? '' : ` (${failing.join(', ')})`}`,
    isPublic ? '100, 100, 100' : `100, 100, 100 but for ${MEANT_INSIDE}`,
    onlyMeant || others.every((score) => score === 100),
  );
  figures.add(
    `Lighthouse, speed of ${name}`,
    `LCP ${lcp.toFixed(0)} ms, blocked ${blocked.toFixed(0)} ms, shift ${shift.toFixed(3)}`,
    `≤ ${goal.lcp} ms, ≤ ${goal.blocked} ms, ≤ ${SHIFT}`,
    lcp <= goal.lcp && blocked <= goal.blocked && shift <= SHIFT,
  );
  const [lcpShare, blockedShare] = [lcp / middle(reference, 'lcp'), blocked / middle(reference, 'blocked')];
  figures.add(
    `the same against one client-rendered bundle, ${name}`,
    `LCP ${lcpShare.toFixed(2)} ×, blocked ${blockedShare.toFixed(2)} ×`,
    `${goal.lcpShare === null ? '' : `≤ ${goal.lcpShare} ×, `}≤ ${goal.blockedShare} ×`,
    meets(lcpShare, goal.lcpShare) && meets(blockedShare, goal.blockedShare),
  );
}

/** @param {import('./site.mjs').Site} site @param {import('../figures.mjs').Figures} figures @param {boolean} install */
export async function measureLighthouse({ origin, rounds, inside }, figures, install) {
  const lighthouse = await findLighthouse(install);
  if (lighthouse === null) return;
  const single = await serveSingleBundle(origin);
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
  /** @type {Look[]} */
  const reference = [];
  /** @type {Map<typeof pages[number], Look[]>} */
  const looks = new Map(pages.map((page) => [page, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      // Cookies are the host's, whatever its port: whoever was signed in leaves.
      await forget(port);
      reference.push(await look(lighthouse, port, single.origin + PATHS.home));
      /** @type {typeof pages[number]['person']} */
      let before = null;
      for (const [page, own] of looks) {
        const { address, person } = page;
        if (person !== null && person !== before) await enterAs(port, origin + address, await person.cookies(origin));
        before = person;
        own.push(await look(lighthouse, port, origin + address));
      }
    }
  } finally {
    stop();
    await single.stop();
  }
  const [performance, lcp, blocked] = [
    middle(reference, 'performance'),
    middle(reference, 'lcp'),
    middle(reference, 'blocked'),
  ];
  figures.note(
    'Lighthouse, one client-rendered bundle of /',
    `performance ${performance.toFixed(0)}, LCP ${lcp.toFixed(0)} ms, blocked ${blocked.toFixed(0)} ms`,
  );
  for (const [page, own] of looks) tell(figures, page, own, reference);
}
