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
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
  });
