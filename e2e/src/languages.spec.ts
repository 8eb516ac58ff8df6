import { type Browser, expect, type Page, test } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { inTongue, LANGUAGE_COOKIE } from '@vela/language';
import { newPerson } from './support/person.js';
import { newRecruiter } from './support/recruiter.js';
import { answerIdentityProvider, logIn, signUp } from './support/sign-up.js';
import { say, to } from './support/speak.js';
import { callApi, newTalent } from './support/talent.js';

// What a page's address says of its language, and who decides it. The journeys themselves are played in every language.

const inSwedish = <Result>(work: () => Result): Result => inTongue('sv', work);
const swedish = (path: string): string => inSwedish(() => to(path));
const languageOf = (page: Page) => page.locator('html').getAttribute('lang');
const choice = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).first();

/** A page of somebody whose browser speaks a language. */
const pageOf = async (browser: Browser, locale: string): Promise<Page> =>
  (await browser.newContext({ locale })).newPage();

test('the start page opens in what the browser speaks; every other address says its language itself', async ({
  browser,
}) => {
  for (const [locale, path, language] of [
    ['sv-SE', swedish(PATHS.home), 'sv'],
    ['en-GB', PATHS.home, 'en'],
    ['de-DE', PATHS.home, 'en'],
  ] as const) {
    const page = await pageOf(browser, locale);
    await page.goto('/?referral=word');
    await expect(page, locale).toHaveURL(`${path}?referral=word`);
    expect(await languageOf(page)).toBe(language);
    await page.goto(PATHS.faq);
    await expect(page).toHaveURL(PATHS.faq);
    expect(await languageOf(page)).toBe('en');
    await page.context().close();
  }
});

test('the footer’s choice keeps the page and its query, is remembered, and the way back is the page as it was', async ({
  page,
}) => {
  const place = `${PATHS.faq}?from=mail`;
  await page.goto(place);
  const english = await heading(page).textContent();
  await choice(page, 'Svenska').click();
  await expect(page).toHaveURL(swedish(place));
  expect(await languageOf(page)).toBe('sv');
  await expect(heading(page)).not.toHaveText(english ?? '');
  await expect(choice(page, 'Svenska')).toHaveAttribute('aria-current', 'true');

  await page.goBack();
  await expect(page).toHaveURL(place);
  expect(await languageOf(page)).toBe('en');
  await expect(heading(page)).toHaveText(english ?? '');
  await page.goForward();
  await expect(page).toHaveURL(swedish(place));
  expect(await languageOf(page)).toBe('sv');

  await page.goto('/');
  await expect(page).toHaveURL(swedish(PATHS.home));
  await choice(page, 'English').click();
  await expect(page).toHaveURL(PATHS.home);
  await page.goto('/');
  await expect(page).toHaveURL(PATHS.home);
  expect(await languageOf(page)).toBe('en');
});

test('the English start page opens in a new tab and without JavaScript, too, and has its one address', async ({
  browser,
}) => {
  const page = await pageOf(browser, 'sv-SE');
  await page.goto('/');
  await expect(page).toHaveURL(swedish(PATHS.home));
  const opened = page.context().waitForEvent('page');
  await choice(page, 'English').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL(PATHS.home);
  expect(await languageOf(tab)).toBe('en');
  await page.context().close();

  const context = await browser.newContext({ locale: 'sv-SE', javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/');
  await choice(plain, 'English').click();
  await expect(plain).toHaveURL(PATHS.home);
  await context.close();
});

test('links of a Swedish page lead to Swedish pages, without loading them anew', async ({ page }) => {
  await page.goto(swedish(PATHS.home));
  const addresses = await page
    .getByRole('link')
    .evaluateAll((links) =>
      links.filter((link) => !link.hasAttribute('hreflang')).map((link) => link.getAttribute('href')),
    );
  const own = addresses.filter((address) => address?.startsWith('/') === true);
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((address) => !/^\/sv([/?#]|$)/.test(address ?? ''))).toEqual([]);
});

test('who is signed in reads their language on every device, whatever the link says', async ({ browser }) => {
  test.setTimeout(120_000);
  const { person, page } = await newTalent(browser);
  await page.goto(PATHS.jobSeekerDashboard);
  await expect(heading(page)).toBeVisible();
  await page.goto(`${PATHS.faq}?from=menu`);
  await choice(page, 'Svenska').click();
  await expect(page).toHaveURL(swedish(`${PATHS.faq}?from=menu`));
  expect((await callApi<'getMe'>(page, '/api/users/me'))?.language).toBe('sv');

  await test.step('on another device, whose browser speaks English', async () => {
    const other = await pageOf(browser, 'en-GB');
    await logIn(other, person);
    await expect(other).toHaveURL(swedish(PATHS.jobSeekerDashboard));
    expect(await languageOf(other)).toBe('sv');
    // A link in English, as a colleague would send it.
    await other.goto(`${PATHS.privacyCentre}#mails`);
    await expect(other).toHaveURL(swedish(`${PATHS.privacyCentre}#mails`));
    await expect(heading(other)).toBeVisible();
    expect(await languageOf(other)).toBe('sv');
    const kept = (await other.context().cookies()).find(({ name }) => name === LANGUAGE_COOKIE);
    expect(kept?.value).toBe('sv');
    await other.context().close();
  });
  await page.context().close();
});

test('a private page in Swedish is asked for again after the login, in Swedish; so is the page that somebody left', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await pageOf(browser, 'sv-SE');
  const { person } = await inSwedish(() => newRecruiter(page));
  const visitor = await pageOf(browser, 'sv-SE');
  const place = swedish(`${PATHS.statement}?from=2026-01-01`);
  await visitor.goto(place);
  await expect(visitor).toHaveURL(swedish(PATHS.home));
  const login = visitor.getByRole('banner').getByRole('button', { name: inSwedish(() => say('Login')) });
  await login.click();
  await visitor.getByRole('button', { name: 'Cancel' }).click();
  await expect(visitor).toHaveURL(swedish(PATHS.home));
  await login.click();
  await answerIdentityProvider(visitor, person);
  await expect(visitor).toHaveURL(place);
  await expect(heading(visitor)).toBeVisible();
  expect(await languageOf(visitor)).toBe('sv');
  for (const each of [page, visitor]) await each.context().close();
});

test('a sign-up that begins in Swedish makes a Swedish account', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await pageOf(browser, 'sv-SE');
  await inSwedish(() => signUp(page, newPerson('Talent'), 'jobSeeker'));
  await expect(page).toHaveURL(swedish(PATHS.jobSeekerDashboard3));
  await expect(heading(page)).toBeVisible();
  expect((await callApi<'getMe'>(page, '/api/users/me'))?.language).toBe('sv');
  await page.context().close();
});

test('a private address in Swedish opens directly', async ({ page }) => {
  await inSwedish(() => newRecruiter(page));
  await page.goto(swedish(PATHS.talentSeekerDashboard));
  await expect(page).toHaveURL(swedish(PATHS.talentSeekerDashboard));
  await expect(heading(page)).toBeVisible();
  expect(await languageOf(page)).toBe('sv');
});

test('search engines are told both languages of a page, and of a private one nothing', async ({ request, baseURL }) => {
  for (const [address, language] of [
    [PATHS.forTalent, 'en'],
    [swedish(PATHS.forTalent), 'sv'],
  ] as const) {
    const html = await (await request.get(address)).text();
    expect(html).toContain(`<html lang="${language}"`);
    for (const [each, path] of [
      ['en', PATHS.forTalent],
      ['sv', swedish(PATHS.forTalent)],
    ] as const)
      expect(html).toContain(`<link rel="alternate" hreflang="${each}" href="${baseURL}${path}"`);
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${address}"`);
  }
  const titles = await Promise.all(
    [PATHS.forTalent, swedish(PATHS.forTalent)].map(
      async (address) => /<title[^>]*>([^<]*)</.exec(await (await request.get(address)).text())?.[1],
    ),
  );
  expect(titles[0]).toBeTruthy();
  expect(titles[1]).toBeTruthy();
  expect(titles[1]).not.toBe(titles[0]);
});
