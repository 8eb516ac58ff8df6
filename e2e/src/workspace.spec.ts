import { expect, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { violationsOf } from './support/axe.js';
import { test } from './support/journey.js';
import { newRecruiter } from './support/recruiter.js';
import { createRole, sendRequest } from './support/request.js';
import { ANY, say, sayLike, to } from './support/speak.js';
import { newTalent } from './support/talent.js';

const workspace = (page: Page) => page.getByRole('navigation', { name: say('Workspace') });

test('a request is counted and told on the page, leads to itself, and is read when it is followed', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await newRecruiter(page);
  await createRole(page);
  const talent = await newTalent(browser);
  await sendRequest(page, talent.person, 'Would you like to talk?');

  await talent.page.goto(to(PATHS.notifications));
  await expect(
    talent.page
      .getByRole('main')
      .getByText(say('{count, plural, =0 {All read} one {# unread} other {# unread}}', { count: 1 })),
  ).toBeVisible();
  expect(await violationsOf(talent.page)).toEqual([]);
  await expect(workspace(talent.page).getByRole('link', { name: new RegExp(`^${say('Dashboard')} 1 `) })).toBeVisible();
  await talent.page
    .getByRole('link', { name: sayLike('{companyName} would like to talk to you', { companyName: ANY }) })
    .click();
  await expect(talent.page).toHaveURL(/\/jobseeker\//);
  await expect(workspace(talent.page).getByRole('link', { name: say('Notifications'), exact: true })).toBeVisible();
  await talent.page.close();
});

test('on a phone a bar leads to four places and to all others, without scrolling sideways', async ({ page }) => {
  test.setTimeout(120_000);
  await newRecruiter(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(to(PATHS.talentSeekerDashboard));
  const bar = workspace(page);
  await expect(bar.getByRole('link')).toHaveCount(4);
  await expect(bar.getByRole('link', { name: say('Dashboard') })).toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await bar.getByRole('button', { name: say('More') }).click();
  const menu = page.getByRole('dialog', { name: say('Menu') });
  await expect(menu.getByRole('link', { name: say('Statement') })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await menu.getByRole('link', { name: say('Statement') }).click();
  await expect(page).toHaveURL(to(PATHS.statement));
  await expect(menu).toBeHidden();
});

test('the palette is opened, asked and followed by keys alone', async ({ page }) => {
  test.setTimeout(120_000);
  await newRecruiter(page);
  await createRole(page);
  await page.goto(to(PATHS.talentSeekerDashboard));
  await expect(page.getByRole('button', { name: say('Jump to a page, role or person') })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: say('Jump to') });
  await expect(palette.getByRole('combobox')).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.type(say('Invoices').slice(0, 5).toLowerCase());
  await expect(palette.getByRole('option', { name: new RegExp(say('Invoices')) })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(to(PATHS.invoices));
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});
