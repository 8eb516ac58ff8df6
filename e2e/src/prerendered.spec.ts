import { expect, type Page, test } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { isHydrated, untilHydrated } from './support/hydrated.js';
import { look } from './support/look.js';
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

/** A slice's files, and those of them that its entry does not check. */
const OF_SLICE = '**/remotes/mf_public/**';
const CHUNKS_OF_SLICE = /\/remotes\/mf_public\/(?!.*remoteEntry).*\.js/;

const stripOf = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'It answers as soon as its code is there.' });
const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Each way in which the code of a page that was served can fail to come. */
const FAILURES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'is down': (page) => page.route(OF_SLICE, (route) => route.abort('connectionrefused')),
  'is missing': (page) => page.route(OF_SLICE, (route) => route.fulfill({ status: 404, body: 'not here' })),
  'never answers': (page) => page.route(OF_SLICE, () => new Promise(() => undefined)),
  'throws when it loads': (page) =>
    page.route(CHUNKS_OF_SLICE, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' }),
    ),
};

for (const [name, fail] of Object.entries(FAILURES))
  test(`a served page whose slice ${name} can be read, says why it does not answer, and keeps what is typed and pressed`, async ({
    page,
  }) => {
    await fail(page);
    await page.goto(PATHS.aboutUs);
    const form = page.getByRole('form', { name: 'Newsletter' });
    await form.getByLabel('First name').fill('Ada');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(stripOf(page)).toBeVisible();
    await expect(headingOf(page)).toBeVisible();
    await expect(page.getByText('This part of Vela')).toHaveCount(0);
    expect(await isHydrated(page)).toBe(false);

    await page.unrouteAll();
    // Unless the page answers by itself just then.
    await Promise.race([
      stripOf(page).getByRole('button', { name: 'Try again' }).click(),
      expect(stripOf(page)).toHaveCount(0),
    ]);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(stripOf(page)).toHaveCount(0);
    await expect(page.getByText(TEXTS.newsletterIncomplete)).toHaveCount(1);
    await expect(form.getByLabel('First name')).toHaveValue('Ada');
  });

test('a served page whose slice is slow is taken over by itself when the slice comes', async ({ page }) => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(OF_SLICE, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-served', ''));
  });
  await page.goto(PATHS.aboutUs);
  await page.getByRole('banner').getByRole('link').first().hover();
  await expect(stripOf(page)).toBeVisible();
  await look(page, 'served page whose code is late', { include: '#late' });
  await expect(headingOf(page)).toBeVisible();
  arrive();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(stripOf(page)).toHaveCount(0);
  await expect(page.locator('h1[data-served]')).toBeVisible();
});

test('from a served page whose slice is down the rest of the site is reached, and only there the frame stands in for the slice', async ({
  page,
}) => {
  await page.route(OF_SLICE, (route) => route.abort('connectionrefused'));
  await page.goto(PATHS.home);
  await page.getByRole('link', { name: 'I am looking for a role' }).first().click();
  await expect(page).toHaveURL(PATHS.jobSeekerSignup1);
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
  await expect(page.getByRole('heading', { name: 'This part of Vela is not available right now' })).toBeVisible();
  await page.reload();
  await expect(headingOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This part of Vela is not available right now' })).toHaveCount(0);
});
