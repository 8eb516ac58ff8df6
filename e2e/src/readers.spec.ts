import { expect, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { isHydrated, untilHydrated } from './support/hydrated.js';
import { inEveryLanguage, test } from './support/journey.js';
import { Complaints } from './support/quiet-page.js';
import { newRecruiter } from './support/recruiter.js';
import { say, to } from './support/speak.js';

// Who only reads a public page gets no more than that takes; the page's code comes when somebody is about to use it.

/** The site's first script, and what slices bring. */
const CODE = /\/(assets\/main\.|remotes\/)[^?]*\.js/;

/** What of a page's code was asked for. */
function codeOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (CODE.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** A page that is read: in sight, with everything there that a reader gets. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(to(path));
  await page.waitForLoadState('networkidle');
}

inEveryLanguage(() => {
  test('a reader gets none of the page’s code, also while scrolling and following links', async ({ page }) => {
    const complaints = new Complaints(page);
    const asked = codeOf(page);
    for (const path of [PATHS.home, PATHS.forEmployers, PATHS.faq, PATHS.terms, PATHS.news]) {
      await read(page, path);
      await page.mouse.wheel(0, 1500);
      await page.keyboard.press('PageDown');
      await page.getByRole('heading', { level: 1 }).click();
    }
    await page.goBack();
    await expect(page).toHaveURL(to(PATHS.terms));
    expect(asked).toEqual([]);
    expect(await isHydrated(page)).toBe(false);
    complaints.expectNone('reading');
  });
});

test.describe('a page answers', () => {
  test('once a mouse points at a link, and then leads on without loading anew', async ({ page }) => {
    await read(page, PATHS.faq);
    const link = page.getByRole('banner').getByRole('link', { name: say('For Talent') });
    await link.hover();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await link.click();
    await expect(page).toHaveURL(to(PATHS.forTalent));
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('once somebody walks it by keys, and keeps the focus where it is', async ({ page }) => {
    await read(page, PATHS.aboutUs);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const name = await focused.textContent();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(focused).toHaveText(name ?? '');
  });

  test('to the very press that woke it, and says that it is at work until then', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    let late = (): void => undefined;
    const until = new Promise<void>((resolve) => (late = resolve));
    await page.route('**/assets/main.*.js', async (route) => {
      await until;
      await route.continue();
    });
    await read(page, PATHS.forTalent);
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('Menu') })
      .click();
    await expect(page.getByRole('progressbar', { name: say('Loading the page') })).toBeVisible();
    late();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('progressbar', { name: say('Loading the page') })).toBeHidden();
  });

  test('where its code was lost on the way once', async ({ page }) => {
    await read(page, PATHS.news);
    let lost = 0;
    await page.route('**/assets/main.*.js', (route) => {
      lost += 1;
      return lost === 1 ? route.abort('connectionreset') : route.continue();
    });
    const form = page.getByRole('form', { name: say('Newsletter') });
    await form.getByLabel(say('First name')).fill('Ada');
    await form.getByRole('button', { name: say('Subscribe') }).click();
    await expect(page.getByText(TEXTS.newsletterIncomplete)).toHaveCount(1);
    await expect(form.getByLabel(say('First name'))).toHaveValue('Ada');
  });

  test('at once where its address carries something or opens something', async ({ page }) => {
    await page.goto(to(`${PATHS.faq}?referral=word`));
    await expect.poll(() => isHydrated(page)).toBe(true);
    // It is kept once the page stands, just after it is taken over.
    const kept = (): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.referral);
    await expect.poll(kept).toBe('word');
    await read(page, PATHS.faq);
    await page.evaluate(() => location.assign('#cookie-settings'));
    await expect(page.getByRole('dialog', { name: say('Cookie settings') })).toBeVisible();
  });

  test('at once to who is signed in, in the tab that was only read too', async ({ page, context }) => {
    const reading = await context.newPage();
    await read(reading, PATHS.faq);
    expect(await isHydrated(reading)).toBe(false);
    await newRecruiter(page);
    await page.goto(to(PATHS.aboutUs));
    await expect(page.getByRole('banner').getByRole('button', { name: say('Your account') })).toBeVisible();
    await reading.reload();
    await expect(reading.getByRole('banner').getByRole('button', { name: say('Your account') })).toBeVisible();
  });
});

test('what was scrolled to stays in sight while the page is taken over', async ({ page }) => {
  await read(page, PATHS.terms);
  await page.evaluate(() => scrollTo(0, 1200));
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 1900));
  const before = await page.evaluate(() => scrollY);
  await untilHydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a reader is told that there is no network, and the page takes over from there', async ({ page, context }) => {
  await read(page, PATHS.faq);
  await context.setOffline(true);
  const notice = page.getByText(
    say('You are offline. What you typed stays here, and what is waiting is sent when the connection is back.'),
  );
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  const complaints = new Complaints(page);
  await untilHydrated(page);
  complaints.expectNone('back online');
});

test('the chosen colours show in the choice, and follow another tab, before anything answers', async ({ context }) => {
  const [page, other] = [await context.newPage(), await context.newPage()];
  for (const each of [page, other]) await read(each, PATHS.faq);
  await other.getByRole('radio', { name: say('Dark') }).check();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(page.getByRole('radio', { name: say('Dark') })).toBeChecked();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('radio', { name: say('Dark') })).toBeChecked();
  expect(await isHydrated(page)).toBe(false);
  await untilHydrated(page);
  await expect(page.getByRole('radio', { name: say('Dark') })).toBeChecked();
});
