import { expect, type Page } from '@playwright/test';
import { CONSENT_COOKIE } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import { DAY_MS } from '@vela/market/days';
import { violationsOf } from './support/axe.js';
import { inEveryLanguage, test } from './support/journey.js';
import { picture } from './support/look.js';
import { Complaints } from './support/quiet-page.js';
import { say, to } from './support/speak.js';

/** The question is not put to automated browsers; this one says that a person uses it. */
const asPerson = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));

const question = (page: Page) => page.getByRole('dialog', { name: say('Two kinds of cookies') });
const settings = (page: Page) => page.getByRole('dialog', { name: say('Cookie settings') });

/** What the page counts, call by call. */
function counted(page: Page): string[] {
  const events: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/events')) events.push(request.postData() ?? '');
  });
  return events;
}

async function decisionOf(page: Page): Promise<{ categories: string[]; revision: number }> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === CONSENT_COOKIE.name);
  expect(cookie?.sameSite).toBe(CONSENT_COOKIE.sameSite);
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / DAY_MS;
  expect(Math.round(days)).toBe(CONSENT_COOKIE.expiresAfterDays);
  return JSON.parse(decodeURIComponent(cookie?.value ?? 'null')) as { categories: string[]; revision: number };
}

inEveryLanguage(() => {
  test('nothing is counted until the visitor agrees, and nothing after they withdraw', async ({ page }) => {
    await asPerson(page);
    const complaints = new Complaints(page);
    const events = counted(page);
    await page.goto(to('/'));
    await expect(question(page)).toBeVisible();
    // The page waits: what lies behind cannot be used.
    await expect(page.locator('html')).toHaveClass(/disable--interaction/);
    expect(await violationsOf(page, { include: '#cc-main' })).toEqual([]);
    expect(events).toEqual([]);

    // The settings open above the question; of the two only the upper one is modal.
    await question(page)
      .getByRole('button', { name: say('Let me choose') })
      .click();
    await expect(settings(page)).toBeVisible();
    await expect(page.locator('[aria-modal="true"]')).toHaveCount(1);
    expect(await violationsOf(page, { include: '#cc-main' })).toEqual([]);
    await settings(page)
      .getByRole('button', { name: say('Close') })
      .click();
    await expect(settings(page)).toBeHidden();

    const recorded = page.waitForResponse((response) => response.url().endsWith('/api/consents'));
    await question(page)
      .getByRole('button', { name: say('Accept all') })
      .click();
    expect((await recorded).ok()).toBe(true);
    await expect(question(page)).toBeHidden();
    expect(await decisionOf(page)).toMatchObject({
      categories: ['necessary', 'analytics'],
      revision: CONSENT_COOKIE.revision,
    });
    await expect.poll(() => events).toEqual([JSON.stringify({ events: [{ event: 'page_viewed', page: 'home' }] })]);
    await page.goto(to(PATHS.faq));
    await expect.poll(() => events.length).toBe(2);

    await page
      .getByRole('navigation', { name: say('Footer') })
      .getByRole('link', { name: say('Cookie settings') })
      .click();
    await expect(settings(page)).toBeVisible();
    expect(await violationsOf(page, { include: '#cc-main' })).toEqual([]);
    await settings(page)
      .getByRole('button', { name: say('Reject analytics') })
      .click();
    await expect(settings(page)).toBeHidden();
    expect(page.url().endsWith(PATHS.faq)).toBe(true);
    expect((await decisionOf(page)).categories).toEqual(['necessary']);
    await page.goto(to(PATHS.aboutUs));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(events).toHaveLength(2);
    complaints.expectNone('consent');
  });
});

test('rejecting is one press too, on a phone and by keyboard, and the question does not come back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await asPerson(page);
  await page.goto(to('/'));
  const reject = question(page).getByRole('button', { name: say('Reject analytics') });
  await expect(reject).toBeVisible();
  await picture(page, 'question-360');
  // Who presses before the question keeps the focus is drawn into it by a later press.
  let presses = 0;
  await expect(async () => {
    await page.keyboard.press('Tab');
    if (await question(page).evaluate((dialog) => dialog.contains(document.activeElement))) presses += 1;
    await expect(reject).toBeFocused({ timeout: 100 });
  }).toPass({ timeout: 15_000 });
  expect(presses).toBeLessThanOrEqual(8);
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  expect((await decisionOf(page)).categories).toEqual(['necessary']);
  await page.goto(to(PATHS.forTalent));
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toBeHidden();
});

test('of two tabs each shows what was decided in the other, and what is pressed last holds', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const each of [page, other]) {
    await asPerson(each);
    await each.goto(to(PATHS.faq));
    await expect(question(each)).toBeVisible();
  }
  const press = (tab: Page, name: string) =>
    settings(tab)
      .getByRole('button', { name: say(name) })
      .click();
  const open = async (tab: Page) => {
    await tab
      .getByRole('navigation', { name: say('Footer') })
      .getByRole('link', { name: say('Cookie settings') })
      .click();
    await expect(settings(tab)).toBeVisible();
  };
  await question(other)
    .getByRole('button', { name: say('Reject analytics') })
    .click();
  // A browser without a window tells no page that somebody comes back to it.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(question(page)).toBeHidden();
  expect((await decisionOf(page)).categories).toEqual(['necessary']);

  await open(page);
  await press(page, 'Accept all');
  await expect.poll(async () => (await decisionOf(page)).categories).toEqual(['necessary', 'analytics']);
  await open(other);
  await expect(settings(other).locator('input[value="analytics"]')).toBeChecked();
  const recorded = other.waitForRequest((request) => request.url().endsWith('/api/consents'));
  await press(other, 'Reject analytics');
  expect((await recorded).postDataJSON()).toMatchObject({ categories: ['necessary'] });
  expect((await decisionOf(page)).categories).toEqual(['necessary']);

  // Gone, and agreed to as before: it is written anew.
  await open(page);
  await context.clearCookies({ name: CONSENT_COOKIE.name });
  await press(page, 'Reject analytics');
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain(CONSENT_COOKIE.name);
});

test('a menu that opens over the question takes its turn', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await asPerson(page);
  await page.goto(to(PATHS.faq));
  await expect(question(page)).toBeVisible();
  // As a press from before the question, whose code comes after it.
  await page
    .getByRole('button', { name: say('Open the menu') })
    .evaluate((button) => button instanceof HTMLElement && button.click());
  const menu = page.getByRole('dialog', { name: say('Menu') });
  await expect(menu).toBeVisible();
  await expect(question(page)).toBeHidden();
  // The question would hold every step of the keyboard.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused({ timeout: 100 });
  }).toPass({ timeout: 15_000 });
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
});

test('the policies can be read before deciding, and the question is put on the next page', async ({ page }) => {
  await asPerson(page);
  await page.goto(to(PATHS.cookiePolicy));
  await expect(page.getByRole('heading', { level: 1, name: say('Cookie policy') })).toBeVisible();
  await expect(page.getByRole('table').getByText(CONSENT_COOKIE.name)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toBeHidden();
  await page
    .getByRole('navigation', { name: say('Footer') })
    .getByRole('link', { name: say('FAQ') })
    .click();
  await expect(question(page)).toBeVisible();
});

test('a decision about an older question is asked for anew', async ({ page, context, baseURL }) => {
  await asPerson(page);
  const old = {
    categories: ['necessary', 'analytics'],
    revision: CONSENT_COOKIE.revision - 1,
    consentId: 'old',
    services: {},
    consentTimestamp: new Date().toISOString(),
    lastConsentTimestamp: new Date().toISOString(),
    languageCode: 'en',
    data: null,
    expirationTime: Date.now() + 1e9,
  };
  await context.addCookies([
    { name: CONSENT_COOKIE.name, value: encodeURIComponent(JSON.stringify(old)), url: baseURL ?? '' },
  ]);
  const events = counted(page);
  await page.goto(to('/'));
  await expect(question(page)).toBeVisible();
  expect(events).toEqual([]);
});

test('automated visitors are not asked, and can open the settings all the same', async ({ page }) => {
  await page.goto(to('/'));
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toBeHidden();
  await page
    .getByRole('navigation', { name: say('Footer') })
    .getByRole('link', { name: say('Cookie settings') })
    .click();
  await expect(settings(page)).toBeVisible();
  await expect.poll(() => settings(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
});
