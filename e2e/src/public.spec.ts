import { expect } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { placedPath } from '@vela/language';
import { untilHydrated } from './support/hydrated.js';
import { test } from './support/journey.js';
import { DESCRIBED_PAGES } from './support/pages.js';
import { Complaints } from './support/quiet-page.js';
import { newRecruiter } from './support/recruiter.js';
import { ANY, say, sayLike, to } from './support/speak.js';

const PHONE = { width: 360, height: 780 };

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists and posts can be read, page by page', async ({ page }) => {
    await page.goto(to(`${PATHS.news}?page=2`));
    await expect(
      page.getByRole('link', { name: say('<hidden>Page </hidden>{page, number}', { page: 2 }) }),
    ).toHaveAttribute('aria-current', 'page');
    await page.goto(to(PATHS.events));
    const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
    const title = await first.textContent();
    await first.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.locator('[data-text] p').first()).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Vela`);
  });
});

test('on paper every question has its answer', async ({ page }) => {
  await page.goto(to(PATHS.faq));
  const answers = page.getByRole('main').locator('details > :not(summary)');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  expect(await answers.count()).toBeGreaterThan(10);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('behind the last page of a list there is no page, and the way back to the first', async ({ page }) => {
  const answer = await page.goto(to(`${PATHS.news}?page=99`));
  // The browser itself complains of the status; nothing else may.
  const complaints = new Complaints(page);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: say('There is no such page') })).toBeVisible();
  await page.getByRole('link', { name: say('Back to the first page of news') }).click();
  await expect(page).toHaveURL(to(PATHS.news));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()).toBeVisible();
  complaints.expectNone('news');
});

test('a list is paged by its address, and the way back leads back', async ({ page }) => {
  const complaints = new Complaints(page);
  await page.goto(to(PATHS.news));
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  const first = await titles.first().textContent();
  await page.getByRole('link', { name: say('Next page') }).click();
  await expect(page).toHaveURL(to(`${PATHS.news}?page=2`));
  await expect(titles.first()).not.toHaveText(first ?? '');
  await page.goBack();
  await expect(titles.first()).toHaveText(first ?? '');
  await titles.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
  await expect(page.locator('[data-text] p').first()).toBeVisible();
  await page.goBack();
  await expect(titles.first()).toHaveText(first ?? '');
  complaints.expectNone('news');
});

test('posts that cannot be fetched say so and come when asked again', async ({ page }) => {
  await page.goto(to(PATHS.aboutUs));
  // A link that is pressed before the page answers leads to the served list, which has its posts.
  await untilHydrated(page);
  await page.route('**/api/posts**', (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }),
  );
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('News') })
    .click();
  await expect(page.getByRole('heading', { name: TEXTS.postsFailed })).toBeVisible();
  await page.unroute('**/api/posts**');
  await page.getByRole('button', { name: say('Try again') }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first()).toBeVisible();
});

test('pages tell programs what they are', async ({ page, request }) => {
  const told = async (path: string) => {
    await page.goto(to(path));
    const content = (selector: string) => page.locator(selector).first().getAttribute('content');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    return {
      description: await content('meta[name="description"]'),
      image: await content('meta[property="og:image"]'),
      canonical: await page.locator('link[rel="canonical"]').getAttribute('href'),
      kinds: data.map((text) => (JSON.parse(text) as { '@type': string })['@type']),
    };
  };
  const seen = new Set<string | null>();
  for (const path of DESCRIBED_PAGES) {
    const { description, canonical } = await told(path);
    expect(seen, `${path} has a description of its own`).not.toContain(description);
    seen.add(description);
    expect(canonical).toMatch(new RegExp(`${to(path)}$`));
  }
  expect((await told(`${PATHS.news}?page=2`)).canonical).toMatch(/\/news\?page=2$/);
  expect((await told(`${PATHS.news}?page=1&from=mail`)).canonical).toMatch(/\/news$/);
  const { kinds, image } = await told(PATHS.home);
  expect(kinds).toEqual(['Organization']);
  expect((await request.get(image ?? '')).headers()['content-type']).toBe('image/png');
  expect((await told(PATHS.faq)).kinds).toEqual(['FAQPage']);
  for (const [list, kind] of [
    [PATHS.news, 'NewsArticle'],
    [PATHS.events, 'Event'],
  ] as const) {
    await page.goto(to(list));
    const post = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .getByRole('link')
      .first()
      .getAttribute('href');
    expect((await told(placedPath(post ?? '').pathname)).kinds).toEqual([kind]);
  }
});

test('robots, the map of the site and the feeds name public pages only', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toMatch(/Sitemap: \S+\/sitemap\.xml/);
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map).toContain(`${PATHS.faq}</loc>`);
  expect(map).not.toMatch(/godmode|dashboard|callback/);
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
  const post = addresses.find((address) => address.includes('/news/')) ?? '';
  expect((await request.get(new URL(post).pathname)).status()).toBe(200);
  for (const feed of [`${PATHS.news}/rss.xml`, `${PATHS.events}/rss.xml`, `/sv${PATHS.news}/rss.xml`]) {
    const answer = await request.get(feed);
    expect(answer.headers()['content-type']).toContain('application/rss+xml');
    expect(await answer.text()).toContain('<item>');
  }
});

test('the match plays also for who was faster than its code', async ({ page }) => {
  const complaints = new Complaints(page);
  await page.goto(to(PATHS.home), { waitUntil: 'networkidle' });
  const ring = page.getByRole('img', {
    name: sayLike('Match {score, number} of 100, {strength}', { score: ANY, strength: ANY }),
  });
  const before = await ring.getAttribute('aria-label');
  let late = (): void => undefined;
  const until = new Promise<void>((resolve) => (late = resolve));
  await page.route('**/remotes/mf_public/**', async (route) => {
    await until;
    await route.continue();
  });
  const [best] = await page
    .getByRole('list', { name: say('What would raise the score') })
    .getByRole('button')
    .all();
  await best?.click();
  await expect(ring).toHaveAttribute('aria-label', before ?? '');
  late();
  await expect(ring).not.toHaveAttribute('aria-label', before ?? '');
  await page.getByRole('button', { name: say('Start over'), exact: true }).click();
  await expect(ring).toHaveAttribute('aria-label', before ?? '');
  complaints.expectNone('home');
});

test('what is typed and pressed before a page’s code is there counts once it is', async ({ page }) => {
  let late = (): void => undefined;
  const until = new Promise<void>((resolve) => (late = resolve));
  await page.route('**/assets/main.*.js', async (route) => {
    await until;
    await route.continue();
  });
  await page.goto(to(PATHS.news), { waitUntil: 'domcontentloaded' });
  const form = page.getByRole('form', { name: say('Newsletter') });
  await form.getByLabel(say('First name')).fill('Ada');
  await form.getByRole('button', { name: say('Subscribe') }).click();
  late();
  await expect(page.getByText(TEXTS.newsletterIncomplete)).toHaveCount(1);
  await expect(form.getByLabel(say('Last name'))).toBeFocused();
  await expect(form.getByLabel(say('First name'))).toHaveValue('Ada');
  // The first name is known, the other two are missing.
  await expect(form.getByText(TEXTS.fieldRequired)).toHaveCount(2);
});

test('a served page is taken over as it was served, whoever is signed in', async ({ page }) => {
  await newRecruiter(page);
  const complaints = new Complaints(page);
  const asking: Promise<unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/users/me')) asking.push(request.response());
  });
  let release = (): void => undefined;
  let held = Promise.resolve();
  await page.route('**/remotes/mf_public/**', async (route) => {
    await held;
    await route.continue();
  });
  for (const path of [PATHS.home, PATHS.aboutUs, PATHS.forEmployers]) {
    held = new Promise((resolve) => (release = resolve));
    asking.length = 0;
    await page.goto(to(path), { waitUntil: 'domcontentloaded' });
    // The shell runs and waits for the page's code. An answer that it has asked for by now comes first.
    await page.waitForFunction(() => [...document.scripts].some(({ src }) => src.includes('remoteEntry')));
    await Promise.all(asking);
    release();
    await expect(page.getByRole('banner').getByRole('button', { name: say('Your account') })).toBeVisible();
  }
  complaints.expectNone('public pages of somebody who is signed in');
});

test('the menu of a phone keeps focus, closes on Escape and gives focus back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(to(PATHS.home));
  const opener = page.getByRole('banner').getByRole('button', { name: say('Open the menu') });
  await opener.click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
      'focus stays in the menu',
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: say('For Talent') }).click();
  await expect(page).toHaveURL(to(PATHS.forTalent));
  await expect(menu).toBeHidden();
});

test('the header names the five sections', async ({ page }) => {
  await page.goto(to(PATHS.home));
  for (const [name, path] of [
    [say('About'), PATHS.aboutUs],
    [say('For Employers'), PATHS.forEmployers],
    [say('For Talent'), PATHS.forTalent],
    [say('Resources'), PATHS.events],
    [say('News'), PATHS.news],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(to(path));
  }
});

test('the links of the footer lead to pages, and the social ones to where Vela can be shared', async ({
  page,
  request,
}) => {
  await page.goto(to(PATHS.home));
  const footer = page.getByRole('contentinfo');
  const own = await footer
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(own.length).toBeGreaterThan(10);
  for (const path of own.filter((href) => href.startsWith('/')))
    expect((await request.get(path)).status(), path).toBe(200);
  // Where the site stands is known once a script runs.
  const shared = new RegExp(`=${encodeURIComponent(`${new URL(page.url()).origin}/`)}$`);
  for (const place of [say('LinkedIn'), 'Facebook'])
    await expect(
      footer.getByRole('link', { name: say('Share Vela on {network}', { network: place }) }),
    ).toHaveAttribute('href', shared);
});

test('the menu of the account goes by keys: arrows, Escape, and where it leads', async ({ page }) => {
  await newRecruiter(page);
  await page.goto(to(PATHS.aboutUs));
  const opener = page.getByRole('banner').getByRole('button', { name: say('Your account') });
  await opener.focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items).toHaveText([
    say('Dashboard'),
    say('Create company'),
    say('Subscriptions'),
    say('Pricing'),
    say('Privacy'),
    say('Logout'),
  ]);
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items.first()).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('p');
  await expect(page.getByRole('menuitem', { name: say('Pricing') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(to(PATHS.pricing));
});

test('an event says that it is past, and the last page of a list leads no further', async ({ page }) => {
  await page.goto(to(PATHS.events));
  await expect(page.getByText(sayLike('Past: {when}', { when: ANY })).first()).toBeVisible();
  const last = page
    .getByRole('navigation', { name: sayLike('{label}, pages', { label: ANY }) })
    .getByRole('link', { name: /\d+$/ })
    .last();
  await last.click();
  await expect(page).toHaveURL(/\?page=\d+$/);
  await expect(page.getByRole('link', { name: say('Previous page') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('Next page') })).toBeHidden();
  await page.goto(to(`${PATHS.events}?page=999`));
  await page.getByRole('link', { name: say('Back to the first page of events') }).click();
  await expect(page).toHaveURL(to(PATHS.events));
});

test('a message that cannot be sent stays, and says what to do', async ({ page }) => {
  await page.goto(to(PATHS.contact));
  const words = 'Who tells you of a hire?';
  await page.getByRole('textbox', { name: say('Your name') }).fill('Siv Ek');
  await page.getByRole('textbox', { name: say('Your email') }).fill('siv@people.example');
  await page.getByRole('textbox', { name: say('Subject') }).fill('A hire');
  await page.getByRole('textbox', { name: say('Message') }).fill(words);
  await page.route('**/api/contact', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: say('Send message') }).click();
  await expect(page.getByRole('form', { name: say('Contact') }).getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: say('Message') })).toHaveValue(words);
});

test('on a phone each cell of a table says which column it is of', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(to(PATHS.privacyPolicy));
  const table = page.getByRole('table').first();
  const title = (await table.locator('thead th').nth(1).textContent()) ?? '';
  // As screen readers have it: the head itself is not drawn.
  expect(await table.getByRole('cell').first().ariaSnapshot()).toContain(`cell "${title} `);
});
