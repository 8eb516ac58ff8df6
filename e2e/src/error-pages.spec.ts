import { expect } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { test } from './support/journey.js';
import { look } from './support/look.js';
import { Complaints } from './support/quiet-page.js';
import { say, to } from './support/speak.js';
import { newTalent } from './support/talent.js';

test('the error page says what happened and leads on', async ({ page }) => {
  const complaints = new Complaints(page);
  await page.goto(to(PATHS.error));
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1, name: TEXTS.errorTitle });
  await expect(title).toBeVisible();
  await expect(main).toContainText(TEXTS.errorHeading);
  await expect(main).toContainText(TEXTS.unknownError);
  expect((await title.boundingBox())?.x, 'the text stands in the column, not at the edge').toBeGreaterThan(16);
  await look(page, 'error');
  complaints.expectNone('the error page');
  await main.getByRole('link', { name: say('Go to the start page') }).click();
  await expect(page).toHaveURL(to(PATHS.home));
});

test('an unknown address leads a visitor to the start page, and a user to a page that says so', async ({
  browser,
  page,
}) => {
  await page.goto(to('/nowhere/at/all'));
  await expect(page).toHaveURL(to(PATHS.home));

  const { page: own } = await newTalent(browser);
  await own.goto(to('/nowhere/at/all'));
  await expect(own.getByRole('heading', { level: 1, name: say('There is no page at this address') })).toBeVisible();
  await look(own, 'not-found');
  await own.getByRole('link', { name: say('Go to your dashboard') }).click();
  await expect(own).toHaveURL(to(PATHS.jobSeekerDashboard));
  await own.context().close();
});
