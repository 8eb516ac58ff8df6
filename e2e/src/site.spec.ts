import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { untilHydrated } from './support/hydrated.js';
import { look, screenOf, WIDTHS } from './support/look.js';
import { PLAIN_PUBLIC_PAGES, PUBLIC_PAGES, RECRUITER_PAGES, TALENT_PAGES } from './support/pages.js';
import { Complaints } from './support/quiet-page.js';
import { newRecruiter } from './support/recruiter.js';
import { newTalent } from './support/talent.js';

/** A phone first, then a screen of each of the other layouts. */
const FROM_THE_PHONE = WIDTHS.toReversed();
const PHONE = screenOf(360);
/** Opens a path and waits until the page stands. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
}

/** Axe finds no violation on the page, it does not scroll sideways, and complains about nothing, at every width. */
async function expectSound(page: Page, complaints: Complaints, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await open(page, path);
  await look(page, path, { widths: FROM_THE_PHONE });
  complaints.expectNone(path);
}

/** One published event and one piece of news. */
async function somePosts(request: APIRequestContext): Promise<readonly string[]> {
  const slugOf = async (category: string) => {
    const { posts } = (await (await request.get(`/api/posts?category=${category}`)).json()) as {
      readonly posts: readonly { readonly slug: string }[];
    };
    return posts[0]?.slug ?? '';
  };
  return [
    pathTo(PATHS.event, { slug: await slugOf('events') }),
    pathTo(PATHS.newsPost, { slug: await slugOf('news') }),
  ];
}

test('public pages are sound', async ({ page, request }) => {
  test.setTimeout(420_000);
  const complaints = new Complaints(page);
  for (const path of [...PUBLIC_PAGES, ...PLAIN_PUBLIC_PAGES, `${PATHS.news}?page=2`, ...(await somePosts(request))])
    await expectSound(page, complaints, path);
});

test('pages are dark where the system is, and dark from the first paint where somebody chose it', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const { jobseeker, talentSeeker } = { jobseeker: 'rgb(27, 22, 19)', talentSeeker: 'rgb(17, 26, 27)' };
  for (const path of [PATHS.home, PATHS.forEmployers, PATHS.events, PATHS.contact]) {
    await open(page, path);
    expect(await ground(), path).toBe(path === PATHS.forEmployers ? talentSeeker : jobseeker);
    await look(page, `${path} in the dark`, { widths: [360, 1536] });
  }
  // On paper it is light.
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(58, 48, 43)');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect.poll(ground).not.toBe(jobseeker);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(ground).toBe(jobseeker);
  // Nothing of the site's code: what is seen is what is painted first.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  for (const path of [PATHS.aboutUs, PATHS.jobSeekerSignup1]) {
    await page.goto(path);
    expect(await ground(), path).toBe(jobseeker);
  }
  await context.close();
});

test('without a network there is a page that says so, and the site is back with it', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(PATHS.faq);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.goto(PATHS.contact);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeHidden();
  await expect(page).toHaveURL(PATHS.contact);
  await context.close();
});

test('the worker of another language waits until no page of the former is open', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  /** Languages of the worker that answers, and of the one that waits. */
  const workers = () =>
    page.evaluate(async () => {
      const { active, waiting } = await navigator.serviceWorker.ready;
      return [active, waiting].map((each) => each && new URL(each.scriptURL).searchParams.get('language'));
    });
  await page.goto(PATHS.faq);
  await expect.poll(workers).toEqual(['en', null]);
  await page.goto(`/sv${PATHS.faq}`);
  await expect.poll(workers).toEqual(['en', 'sv']);
  await page.goto(`/sv${PATHS.contact}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('a page without a post is sound', async ({ page }) => {
  const nowhere = [
    [pathTo(PATHS.newsPost, { slug: 'there-is-no-such-news' }), 1],
    [pathTo(PATHS.event, { slug: 'there-is-no-such-event' }), 1],
    [`${PATHS.news}?page=999`, 2],
  ] as const;
  for (const [path, level] of nowhere) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level, name: 'There is no such page' })).toBeVisible();
    await look(page, path, { widths: [360, 1536] });
  }
});

test('public pages stay in place while they load', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
        };
        const root = document.documentElement;
        if (!hadRecentInput) root.dataset['shift'] = String(Number(root.dataset['shift'] ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of [
    PATHS.home,
    PATHS.forEmployers,
    PATHS.events,
    PATHS.contact,
    ...(await somePosts(page.request)),
  ]) {
    await open(page, path);
    // docs/quality.md: CLS at most 0.02.
    expect(Number(await page.evaluate(() => document.documentElement.dataset['shift'] ?? 0)), path).toBeLessThanOrEqual(
      0.02,
    );
  }
});

test('recruiters’ pages are sound', async ({ page }) => {
  test.setTimeout(420_000);
  await newRecruiter(page);
  const complaints = new Complaints(page);
  for (const path of [...RECRUITER_PAGES, PATHS.talentSeekerSignup2, PATHS.talentSeekerSignup3])
    await expectSound(page, complaints, path);
  expect(await page.evaluate(() => document.documentElement.dataset['audience'])).toBe('talentSeeker');
});

test('talents’ pages are sound', async ({ browser }) => {
  test.setTimeout(420_000);
  const { page } = await newTalent(browser);
  const complaints = new Complaints(page);
  for (const path of [...TALENT_PAGES, PATHS.jobSeekerDashboard1, PATHS.jobSeekerDashboard3])
    await expectSound(page, complaints, path);
  expect(await page.evaluate(() => document.documentElement.dataset['audience'])).toBe('jobseeker');
  await page.context().close();
});

test('the error page says so and leads on', async ({ page }) => {
  await page.goto(PATHS.error);
  await expect(page.getByRole('heading', { level: 1, name: TEXTS.errorTitle })).toBeVisible();
  await expect(page.getByText(TEXTS.errorHeading)).toBeVisible();
  await expect(page.getByText(TEXTS.unknownError)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(PATHS.home);
});

test('a visitor on a page for members is sent home', async ({ page }) => {
  for (const path of [
    PATHS.talentSeekerDashboard,
    PATHS.jobSeekerDashboard,
    PATHS.pricing,
    PATHS.godmode,
    '/no-such-page',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(PATHS.home);
  }
});

test('a sign-in with an unknown account leads home with a warning', async ({ page }) => {
  await page.goto(PATHS.home);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  // The home page has a field of this name as well.
  await page.waitForURL('**/sandbox/linkedin/**');
  await page.getByLabel('First name').fill('No');
  await page.getByLabel('Last name').fill('Account');
  await page.getByLabel('Email').fill(`nobody.${Date.now()}@canary.example`);
  await page.getByRole('button', { name: 'Continue', exact: true }).last().click();
  await expect(page.getByText(TEXTS.userUnknownToast)).toBeVisible();
  await expect(page).toHaveURL(PATHS.home);
});

test('a cancelled sign-in says so, where it began', async ({ page }) => {
  await page.goto(PATHS.faq);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^You cancelled at LinkedIn/)).toBeVisible();
  await expect(page).toHaveURL(PATHS.faq);
});
