import { expect, type Page, test } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { violationsOf } from './support/axe.js';
import { newRecruiter } from './support/recruiter.js';
import { createRole, sendRequest } from './support/request.js';
import { newTalent } from './support/talent.js';

const workspace = (page: Page) => page.getByRole('navigation', { name: 'Workspace' });

test('a request is counted and told on the page, leads to itself, and is read when it is followed', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await newRecruiter(page);
  await createRole(page);
  const talent = await newTalent(browser);
  await sendRequest(page, talent.person, 'Would you like to talk?');

  await talent.page.goto(PATHS.notifications);
  await expect(talent.page.getByRole('main').getByText('1 unread')).toBeVisible();
  expect(await violationsOf(talent.page)).toEqual([]);
  await expect(workspace(talent.page).getByRole('link', { name: 'Dashboard 1 waiting' })).toBeVisible();
  await talent.page.getByRole('link', { name: /would like to talk to you$/ }).click();
  await expect(talent.page).toHaveURL(/\/jobseeker\//);
  await expect(workspace(talent.page).getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await talent.page.close();
});

test('on a phone a bar leads to four places and to all others, without scrolling sideways', async ({ page }) => {
  test.setTimeout(120_000);
  await newRecruiter(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PATHS.talentSeekerDashboard);
  const bar = workspace(page);
  await expect(bar.getByRole('link')).toHaveCount(4);
  await expect(bar.getByRole('link', { name: /^Dashboard/ })).toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await bar.getByRole('button', { name: 'More' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Statement' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await menu.getByRole('link', { name: 'Statement' }).click();
  await expect(page).toHaveURL(PATHS.statement);
  await expect(menu).toBeHidden();
});

test('the palette is opened, asked and followed by keys alone', async ({ page }) => {
  test.setTimeout(120_000);
  await newRecruiter(page);
  await createRole(page);
  await page.goto(PATHS.talentSeekerDashboard);
  await expect(workspace(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Jump to' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.type('invoi');
  await expect(palette.getByRole('option', { name: /Invoices/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(PATHS.invoices);
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});
