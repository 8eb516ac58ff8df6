import { expect, test } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { untilHydrated } from './support/hydrated.js';
import { Complaints } from './support/quiet-page.js';

/** Public pages that everybody sees in the same way. */
const PAGES = [
  PATHS.home,
  PATHS.aboutUs,
  PATHS.forEmployers,
  PATHS.forTalent,
  PATHS.events,
  PATHS.news,
  PATHS.contact,
  PATHS.privacyPolicy,
  PATHS.cookiePolicy,
  PATHS.terms,
  PATHS.faq,
  PATHS.surveys,
  PATHS.ambassadors,
  PATHS.howItWorks,
  PATHS.talentSeekerSignupForm,
];

test('public pages can be read before any script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page, path).toHaveTitle(/ · Vela$/);
  }
  await context.close();
});

test('what was served is taken over as it stands', async ({ page }) => {
  const complaints = new Complaints(page);
  for (const path of PAGES) {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-served', ''));
    });
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    // An element that had been rendered anew would have lost its mark.
    await expect(page.locator('h1[data-served]'), path).toBeVisible();
    complaints.expectNone(path);
  }
});

test('a page of another slice is reached from a prerendered one, and the way back works', async ({ page }) => {
  const complaints = new Complaints(page);
  await page.goto(PATHS.home);
  await page.getByRole('link', { name: 'I am looking for a role' }).first().click();
  await expect(page).toHaveURL(PATHS.jobSeekerSignup1);
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Skills first/ })).toBeVisible();
  complaints.expectNone('home');
});

test('a post that does not exist is a 404, and still a page', async ({ page }) => {
  const answer = await page.goto('/news/there-is-no-such-post');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
});

test('a prerendered page whose slice is down can be read, falls back in the frame when it is used, and recovers', async ({
  page,
}) => {
  await page.route('**/remotes/mf_public/**', (route) => route.abort('connectionrefused'));
  await page.goto(PATHS.aboutUs);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().hover();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible({ timeout: 4000 });
  await page.unroute('**/remotes/mf_public/**');
  await retry.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
