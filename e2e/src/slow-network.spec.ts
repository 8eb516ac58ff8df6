import { expect, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { isHydrated, untilHydrated } from './support/hydrated.js';
import { inEveryLanguage, test } from './support/journey.js';
import { newRecruiter } from './support/recruiter.js';
import { say, to } from './support/speak.js';

/** Milliseconds that every answer takes to come. */
const ROUND_TRIP_MS = 2000;
/** Several of them follow each other before a page is there, on a machine that may be busy. */
const LONG_MS = 60_000;

test.describe.configure({ timeout: 6 * LONG_MS });

/** Makes the network of a page slow. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('at a round trip of two seconds a public page answers, and another slice opens from it', async ({ page }) => {
  await slowDown(page);
  await page.goto(to(PATHS.home));
  await expect(headingOf(page)).toBeVisible();
  await untilHydrated(page, { timeout: LONG_MS });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('link', { name: say('I am looking for a role') })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible({ timeout: LONG_MS });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await isHydrated(page)).toBe(true);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('News') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('News') })).toBeVisible({ timeout: LONG_MS });
});

inEveryLanguage(() => {
  test('at a round trip of two seconds pages behind the login open, with their texts, and "Try again" recovers', async ({
    page,
  }) => {
    await newRecruiter(page);
    await slowDown(page);
    await page.goto(to(PATHS.talentSeekerDashboard));
    await expect(headingOf(page)).toBeVisible({ timeout: LONG_MS });
    const workspace = page.getByRole('navigation', { name: say('Workspace') });
    await expect(workspace.getByRole('link', { name: say('Conversations') })).toBeVisible({ timeout: LONG_MS });

    const OF_PAYMENTS = '**/remotes/mf_payments/**';
    await page.route(OF_PAYMENTS, (route) => route.abort('connectionrefused'));
    await page.goto(to(PATHS.subscriptions));
    const retry = page.getByRole('button', { name: say('Try again') });
    await expect(retry).toBeVisible({ timeout: LONG_MS });
    await page.unroute(OF_PAYMENTS);
    await Promise.race([retry.click(), expect(retry).toHaveCount(0, { timeout: LONG_MS })]);
    await expect(headingOf(page)).toHaveText(TEXTS.subscriptionsIntro, { timeout: LONG_MS });
    await workspace.getByRole('link', { name: say('Search') }).click();
    await expect(headingOf(page)).toHaveText(say('Search talent'), { timeout: LONG_MS });
  });
});
