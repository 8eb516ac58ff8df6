// From a click to the next page's content, when its link was hovered first.
/* global MutationObserver, HTMLElement, innerHeight, requestAnimationFrame -- what runs inside the page */
import { MATCH_PAGE_SIZE } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import { median } from '../figures.mjs';
import { freshPage, visitFully } from './visit.mjs';

const MOVE_MS = 100;
const PATIENCE_MS = 60_000;

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} link
 * @param {{selector: string, count: number}} arrived what the next page draws
 * @returns {Promise<{ screen: number, all: number }>} milliseconds from the click until the screen is full of it, or all of it is there
 * where that is less, and until all of it is painted
 */
async function follow(page, link, arrived) {
  await link.hover();
  await page.waitForLoadState('networkidle');
  return link.evaluate(
    (element, { selector, count, patience }) =>
      /** @type {Promise<{ screen: number, all: number }>} */ (
        new Promise((resolve, reject) => {
          const from = performance.now();
          setTimeout(() => reject(new Error(`The next page did not draw ${count} of ${selector}.`)), patience);
          /** @type {Promise<number> | null} */
          let screen = null;
          // The frame after the next begins when this one was painted.
          const painted = () =>
            /** @type {Promise<number>} */ (
              new Promise((told) => {
                requestAnimationFrame(() => requestAnimationFrame(() => told(performance.now() - from)));
              })
            );
          new MutationObserver((_, observer) => {
            const drawn = document.querySelectorAll(selector);
            const last = drawn[drawn.length - 1];
            if (last === undefined) return;
            // To say where something stands the browser lays out the page: it is asked no longer than it must be.
            if (screen === null && (drawn.length >= count || last.getBoundingClientRect().bottom >= innerHeight))
              screen = painted();
            if (drawn.length < count || screen === null) return;
            observer.disconnect();
            void Promise.all([screen, painted()]).then(([first, all]) => resolve({ screen: first, all }));
          }).observe(document.body, { childList: true, subtree: true });
          if (element instanceof HTMLElement) element.click();
        })
      ),
    { ...arrived, patience: PATIENCE_MS },
  );
}

/** @param {import('./site.mjs').Site} site @param {import('../figures.mjs').Figures} figures */
export async function measureMoving({ browser, origin, rounds }, figures) {
  /** @type {number[]} */
  const moves = [];
  for (let round = 0; round < rounds; round += 1) {
    const { context, page } = await freshPage(browser, false);
    await visitFully(page, origin + PATHS.home);
    const link = page.getByRole('link', { name: 'I am looking for a role' }).first();
    moves.push((await follow(page, link, { selector: 'main input[type="checkbox"]', count: 1 })).all);
    await context.close();
  }
  figures.add(
    'From one slice to another, link hovered first',
    `${median(moves).toFixed(0)} ms`,
    `≤ ${MOVE_MS} ms`,
    median(moves) <= MOVE_MS,
  );
}

/**
 * Waits until the role has a full page of matches; the index of a fresh instance is built beside it.
 * @param {import('./site.mjs').Site} site @throws {Error} if it has none in time
 */
export async function requireFullPage({ origin, recruiter, matches }) {
  const address = `${origin}/api/open-roles/${matches.split('/').at(-1)}?page=1&pageSize=${MATCH_PAGE_SIZE}`;
  const from = performance.now();
  while (performance.now() - from < PATIENCE_MS) {
    const answer = await recruiter.request.get(address);
    if (answer.ok() && (await answer.json()).matches.length === MATCH_PAGE_SIZE) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`The role has no ${MATCH_PAGE_SIZE} matches: give the instance more talents.`);
}

/**
 * The whole way with many talents: click on the role, match, answer, draw.
 * @param {import('./site.mjs').Site} site @param {import('../figures.mjs').Figures} figures @param {string} talents how many, in words
 */
export async function measureMatches({ origin, rounds, recruiter, matches }, figures, talents) {
  /** @type {{ screen: number, all: number }[]} */
  const moves = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await recruiter.newPage();
    await visitFully(page, origin + PATHS.talentSeekerDashboard);
    moves.push(
      await follow(page, page.locator(`a[href="${matches}"]`).first(), {
        selector: 'main ol > li article',
        count: MATCH_PAGE_SIZE,
      }),
    );
    await page.close();
  }
  const screen = median(moves.map((move) => move.screen));
  const all = median(moves.map((move) => move.all));
  const what = `Matches among ${talents}, link hovered first, from the click on the role until`;
  figures.add(`${what} the screen is full of them`, `${screen.toFixed(0)} ms`, `≤ ${MOVE_MS} ms`, screen <= MOVE_MS);
  figures.add(
    `${what} all ${MATCH_PAGE_SIZE} are painted, most of them below the screen`,
    `${all.toFixed(0)} ms`,
    `≤ ${MOVE_MS} ms`,
    all <= MOVE_MS,
  );
}
