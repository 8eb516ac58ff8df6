import { expect, type Page, type Route, test } from '@playwright/test';
import { PATHS, sliceOf } from '@vela/contracts/routes';

/** Each way in which a slice's files can fail to come. */
const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is down': (route) => route.abort('connectionrefused'),
  'is missing': (route) => route.fulfill({ status: 404, body: 'not here' }),
  'throws when it loads': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' }),
  'never answers': () => new Promise(() => undefined),
};

const OF_SLICE = `**/remotes/${sliceOf(PATHS.jobSeekerSignup1)}/**`;

async function expectFallback(page: Page): Promise<void> {
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Presses "Try again", unless what is waited for comes by itself just then. */
async function tryAgain(page: Page): Promise<void> {
  const retry = page.getByRole('button', { name: 'Try again' });
  await Promise.race([retry.click(), expect(retry).toHaveCount(0)]);
}

for (const [name, fail] of Object.entries(FAILURES))
  test(`while a slice ${name}, its pages say so, the others work, and trying again recovers`, async ({ page }) => {
    await page.route(OF_SLICE, fail);
    // A file that never comes holds up the browser's load event, and nothing else.
    await page.goto(PATHS.jobSeekerSignup1, { waitUntil: 'commit' });
    await expectFallback(page);
    await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL(PATHS.news);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expectFallback(page);
    await page.unroute(OF_SLICE);
    await tryAgain(page);
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
  });

test('a slice that is slow is announced, and its page appears by itself when it comes', async ({ page }) => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(OF_SLICE, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(PATHS.jobSeekerSignup1, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'This part of Vela takes longer than usual' })).toBeVisible();
  await expectFallback(page);
  arrive();
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
});

test('a page of a slice that is there whose own code hangs is announced too, and "Try again" asks anew', async ({
  page,
}) => {
  await page.goto(PATHS.jobSeekerSignup1);
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
  const OF_PUBLIC = '**/remotes/mf_public/**';
  // The slice comes, and the code of its page does not.
  await page.route(OF_PUBLIC, (route) =>
    route.request().url().includes('remoteEntry') ? route.continue() : new Promise(() => undefined),
  );
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click();
  await expectFallback(page);
  await page.unroute(OF_PUBLIC);
  await tryAgain(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
});
