// How soon a page paints what was clicked and typed (Interaction to Next Paint, web.dev/articles/inp), on a slow processor.
/* global localStorage, PerformanceObserver, requestAnimationFrame -- what runs inside the page */
import { PATHS } from '@vela/contracts/routes';
import { DESKTOP, visitFully } from './visit.mjs';

/** How many times slower the processor is. */
const SLOWNESS = 4;
const GOAL_MS = 100;
const SHARE = 0.98;

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 */

/** Notes in the page how long each click and key took until the next frame was painted. */
const LISTEN = () => {
  /** @type {Map<number, number>} */
  const longest = new Map();
  Object.assign(globalThis, { benchInteractions: longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = /** @type {PerformanceEntry & { interactionId?: number }} */ (entry);
      if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
};

/** @param {Page} page @returns {Promise<number[]>} milliseconds of each interaction so far, those below 16 left out */
const interactionsOf = (page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { benchInteractions } = /** @type {{ benchInteractions?: Map<number, number> }} */ (
      /** @type {unknown} */ (globalThis)
    );
    return [...(benchInteractions?.values() ?? [])];
  });

/** Lets the page come to rest, as somebody who reads does. @param {Page} page */
const rest = (page) => page.waitForLoadState('networkidle').then(() => page.waitForTimeout(300));

/** Milliseconds from reaching something to pressing it, and from pressing to letting go, of people in no hurry. */
const AIM_MS = 150;
const HOLD_MS = 80;

/**
 * Clicks as a hand does: the pointer is there before it presses, and lets go a moment later. At once, as a program may, three answers of
 * the page stand in one another's way.
 * @param {Locator} target @returns {Promise<void>}
 */
async function press(target) {
  await target.hover();
  await target.page().waitForTimeout(AIM_MS);
  await target.click({ delay: HOLD_MS });
}

/** Types into a suggestion field and takes the first suggestion. @param {Locator} field @param {string} text */
async function choose(field, text) {
  await press(field);
  // A draft of the round before may stand there.
  await field.fill('');
  await field.pressSequentially(text, { delay: 80 });
  const option = field.page().getByRole('option').first();
  await option.waitFor();
  await press(option);
  await rest(field.page());
}

/** @param {Page} page @returns {Promise<void>} */
async function readMatches(page) {
  const toggles = page.getByRole('article').locator('button[aria-expanded]');
  for (const toggle of (await toggles.all()).slice(0, 5)) {
    await press(toggle);
    await rest(page);
  }
}

/** @param {Page} page @returns {Promise<void>} */
async function filterMatches(page) {
  const panel = page.getByRole('complementary', { name: 'Filters' });
  for (const name of ['Remote', 'Hybrid', 'Office']) {
    await press(panel.getByRole('checkbox', { name: new RegExp(`^${name}`) }));
    await rest(page);
  }
  await choose(panel.getByRole('combobox', { name: 'Country' }), 'Swe');
  await page.keyboard.press('Escape');
  const slider = panel.getByRole('slider').first();
  await slider.focus();
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight', { delay: 80 });
  await rest(page);
}

/** @param {Page} page @returns {Promise<void>} */
async function fillWizard(page) {
  await choose(page.getByRole('combobox', { name: 'Job category' }), 'Data and');
  await choose(page.getByRole('combobox', { name: 'Role', exact: true }), 'Data eng');
  await page.getByRole('spinbutton', { name: 'Years of experience' }).pressSequentially('5', { delay: 80 });
  for (const name of ['Hybrid', 'Remote']) await press(page.getByRole('checkbox', { name }));
  await choose(page.getByRole('combobox', { name: 'Countries' }), 'Swe');
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: 'Next' }));
  const skills = page.getByRole('combobox', { name: 'Tech skills' });
  for (const skill of ['Pyth', 'SQL', 'Spark']) await choose(skills, skill);
  await page.keyboard.press('Escape');
  await press(page.getByRole('checkbox', { name: 'Permanent' }));
  await rest(page);
}

/** @param {import('./site.mjs').Site} site @param {import('../figures.mjs').Figures} figures */
export async function measureAnswering({ origin, rounds, recruiter, matches }, figures) {
  /** @type {readonly (readonly [string, string, (page: Page) => Promise<void>])[]} */
  const works = [
    ['a page of matches', matches, readMatches],
    ['its filters', matches, filterMatches],
    ['the wizard of a role', PATHS.addRole1, fillWizard],
  ];
  for (const [name, address, work] of works) {
    /** @type {number[]} */
    const all = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await recruiter.newPage();
      await page.setViewportSize(DESKTOP);
      await page.addInitScript(LISTEN);
      await page.addInitScript(() => localStorage.clear());
      await visitFully(page, origin + address);
      const session = await recruiter.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
      await work(page);
      all.push(...(await interactionsOf(page)));
      await page.close();
    }
    const sorted = all.toSorted((a, b) => a - b);
    const slow = sorted[Math.max(0, Math.ceil(sorted.length * SHARE) - 1)] ?? 0;
    figures.add(
      `Click or key to painted in ${name}, processor ${SLOWNESS} times slower, p98 of ${all.length} that took a frame or more`,
      `${slow.toFixed(0)} ms`,
      `≤ ${GOAL_MS} ms`,
      all.length > 0 && slow <= GOAL_MS,
    );
  }
}
