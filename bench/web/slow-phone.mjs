// The home page on a slow phone, as it is served and as one bundle that the browser renders, in turns; and pages behind the
// login beside it.
/* global PerformanceObserver -- what runs inside the page */
import { PATHS } from '@vela/contracts/routes';
import { median } from '../figures.mjs';
import { serveSingleBundle } from './single-bundle/serve.mjs';
import { freshPage, PHONE, slowedDown, visitFully } from './visit.mjs';
import { scriptsOf } from './weight.mjs';

const LCP_RATIO = 0.23;
const INTERACTIVE_RATIO = 0.9;
const MORE_KB = 35;
const INSIDE_RATIO = 1.3;
/** Milliseconds in which a page behind the login answers, however slow the phone. */
const INSIDE_MS = 60_000;

/**
 * @param {import('@playwright/test').Browser} browser @param {string} address
 * @returns {Promise<{painted: number, interactive: number}>} milliseconds until the largest part was painted, and until
 *   the page's own links answered
 */
async function visit(browser, address) {
  const { context, page } = await freshPage(browser, true);
  await page.addInitScript(() => {
    const look = () => {
      const link = document.querySelector('main a[href]');
      // React names its own properties so once it has taken an element over.
      if (link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps')))
        Object.assign(window, { interactiveAt: performance.now() });
      else setTimeout(look, 4);
    };
    look();
  });
  await visitFully(page, address);
  const times = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) =>
          resolve({ painted: list.getEntries().at(-1)?.startTime, interactive: Reflect.get(window, 'interactiveAt') }),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return times;
}

/** @param {import('./site.mjs').Site} site @param {import('../figures.mjs').Figures} figures */
export async function measureSlowPhone({ browser, origin, rounds }, figures) {
  const single = await serveSingleBundle(origin);
  try {
    /** @type {Record<'site' | 'single', {painted: number[], interactive: number[]}>} */
    const times = { site: { painted: [], interactive: [] }, single: { painted: [], interactive: [] } };
    for (let round = 0; round < rounds; round += 1)
      for (const [name, address] of /** @type {const} */ ([
        ['site', origin],
        ['single', single.origin],
      ])) {
        const { painted, interactive } = await visit(browser, address + PATHS.home);
        times[name].painted.push(painted);
        times[name].interactive.push(interactive);
      }
    /** @param {string} what @param {'painted' | 'interactive'} part @param {number} goal */
    const compare = (what, part, goal) => {
      const [ours, theirs] = [median(times.site[part]), median(times.single[part])];
      figures.add(
        `Slow phone, ${what} of /: as served against one client-rendered bundle`,
        `${ours.toFixed(0)} / ${theirs.toFixed(0)} ms = ${(ours / theirs).toFixed(2)}`,
        `≤ ${goal}`,
        ours / theirs <= goal,
      );
    };
    compare('LCP', 'painted', LCP_RATIO);
    compare('interactive', 'interactive', INTERACTIVE_RATIO);
    const visitor = await browser.newContext();
    const [ours, theirs] = [
      await scriptsOf(visitor, origin + PATHS.home),
      await scriptsOf(visitor, single.origin + PATHS.home),
    ];
    await visitor.close();
    figures.add(
      'JavaScript of / against one client-rendered bundle',
      `${ours.toFixed(1)} − ${theirs.toFixed(1)} = ${(ours - theirs).toFixed(1)} KB gz`,
      `≤ ${MORE_KB} KB`,
      ours - theirs <= MORE_KB,
    );
  } finally {
    await single.stop();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} address
 * @param {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>} [known] what the browser keeps of who is signed in
 * @returns {Promise<{content: number, interactive: number}>} milliseconds until the page's heading was painted, and until
 *   the page answers
 */
async function visitContent(browser, address, known) {
  const context = await browser.newContext({
    viewport: PHONE,
    ...(known === undefined ? {} : { storageState: known }),
  });
  const page = await context.newPage();
  await slowedDown(page);
  await page.addInitScript(() => {
    const note = (/** @type {string} */ name) => Object.assign(window, { [name]: performance.now() });
    const look = () => {
      const heading = document.querySelector('main h1');
      if (heading === null) return void requestAnimationFrame(look);
      if (Reflect.get(window, 'contentAt') === undefined) requestAnimationFrame(() => note('contentAt'));
      if (Object.keys(heading).some((key) => key.startsWith('__reactProps'))) note('interactiveAt');
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(address);
  const awaited = known === undefined ? ['contentAt'] : ['contentAt', 'interactiveAt'];
  for (const name of awaited)
    await page.waitForFunction((/** @type {string} */ each) => Reflect.get(window, each) !== undefined, name, {
      timeout: INSIDE_MS,
    });
  const times = await page.evaluate(() => ({
    content: Reflect.get(window, 'contentAt'),
    interactive: Reflect.get(window, 'interactiveAt'),
  }));
  await context.close();
  return times;
}

/** @param {import('./site.mjs').Site} site @param {import('../figures.mjs').Figures} figures */
export async function measureSlowPhoneInside({ browser, origin, rounds, inside }, figures) {
  /** @type {Map<import('./site.mjs').Inside['person'], Awaited<ReturnType<import('./site.mjs').Inside['person']['storageState']>>>} */
  const known = new Map();
  for (const { address, person } of inside) {
    if (known.has(person)) continue;
    const page = await person.newPage();
    // The browser comes to know what its person may ask.
    await page.goto(origin + address);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    known.set(person, await person.storageState());
    await page.close();
  }
  /** @type {Map<string, {content: number[], interactive: number[], home: number[]}>} */
  const times = new Map(inside.map(({ name }) => [name, { content: [], interactive: [], home: [] }]));
  for (let round = 0; round < rounds; round += 1)
    for (const { name, address, person } of inside) {
      const [home, own] = [
        await visitContent(browser, origin + PATHS.home),
        await visitContent(browser, origin + address, known.get(person)),
      ];
      times.get(name)?.home.push(home.content);
      times.get(name)?.content.push(own.content);
      times.get(name)?.interactive.push(own.interactive);
    }
  for (const [name, { content, interactive, home }] of times) {
    const [ours, homes] = [median(content), median(home)];
    figures.add(
      `Slow phone, content of ${name} painted, against the home page`,
      `${ours.toFixed(0)} / ${homes.toFixed(0)} ms = ${(ours / homes).toFixed(2)}; answers after ${median(interactive).toFixed(0)} ms`,
      `≤ ${INSIDE_RATIO}`,
      ours / homes <= INSIDE_RATIO,
    );
  }
}
