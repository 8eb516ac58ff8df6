import { expect, type Locator, type Page } from '@playwright/test';
import { SERVED_FRAME } from '@vela/contracts/remote';
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

/** With text twice as large head and foot have room on a phone, and no word of its bar runs into the next. */
async function expectRoomAtTwiceTheText(page: Page, bar: Locator): Promise<void> {
  const textSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
  await page.setViewportSize({ width: 390, height: 640 });
  await textSize('200%');
  const frame = page.getByRole('banner').or(page.getByRole('contentinfo'));
  for (const width of await frame.evaluateAll((parts) => parts.map(({ scrollWidth }) => scrollWidth)))
    expect(width).toBeLessThanOrEqual(390);
  // Places that a phone's menu has are not drawn in its bar.
  const drawn = bar.locator('a, button').filter({ visible: true });
  const words = await drawn.evaluateAll((places) =>
    places.map((place) => {
      const range = document.createRange();
      // The word stands behind its icon; a count may follow.
      range.selectNode(place.querySelector('svg')?.nextSibling ?? place);
      const { left, right } = range.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right) };
    }),
  );
  expect(words).toHaveLength(5);
  for (const [place, { right }] of words.entries()) expect(right).toBeLessThanOrEqual(words[place + 1]?.left ?? 390);
  await textSize('');
  await page.setViewportSize({ width: 320, height: 640 });
}

test('on a phone a bar leads to four places and to all others, without scrolling sideways', async ({ page }) => {
  test.setTimeout(120_000);
  await newRecruiter(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(to(PATHS.talentSeekerDashboard));
  const bar = workspace(page);
  await expect(bar.getByRole('link')).toHaveCount(4);
  await expect(bar.getByRole('link', { name: say('Dashboard') })).toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectRoomAtTwiceTheText(page, bar);
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
  // What can be read already does not listen to keys yet.
  await expect(page.locator(`[${SERVED_FRAME}]`)).toHaveCount(0);
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
