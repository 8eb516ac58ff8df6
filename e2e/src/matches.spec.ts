import { expect, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { resultCountText, TEXTS } from '@vela/contracts/texts';
import { test } from './support/journey.js';
import { look } from './support/look.js';
import { newRecruiter } from './support/recruiter.js';
import { openNewRole } from './support/request.js';
import { ANY, say, sayLike, to } from './support/speak.js';
import { callApi, newTalent } from './support/talent.js';

/** Looks at the page at both widths. The cards of a list are made alike: a few stand for all. */
const lookAt = (page: Page, name: string): Promise<void> =>
  look(page, name, { widths: [1440, 360], exclude: 'ol > li:nth-child(n + 4)' });

/** How many were found, however many. */
const countText = () =>
  new RegExp(`${sayLike('{total, number} result(s) found', { total: ANY }).source}|^${say('No results')}$`);
const count = (page: Page) => page.getByRole('heading', { level: 2, name: countText() });

test('up to three are compared side by side, at both widths', async ({ page }) => {
  test.slow();
  await newRecruiter(page);
  await openNewRole(page);
  await expect(count(page)).toBeVisible();
  for (const box of (await page.getByRole('checkbox', { name: new RegExp(`^${say('Compare')} `) }).all()).slice(0, 3))
    await box.check();
  await page
    .getByRole('region', { name: say('Comparison') })
    .getByRole('button', { name: say('Compare') })
    .click();
  const dialog = page.getByRole('dialog', { name: say('Compare talent') });
  await expect(dialog.getByRole('columnheader')).toHaveCount(4);
  // Whoever reads the last fact still sees whose it is.
  await page.setViewportSize({ width: 1024, height: 480 });
  const last = dialog.getByRole('row').last();
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(dialog.getByRole('columnheader').last()).toBeInViewport();
  await lookAt(page, 'compared');
});

test('two tabs ask the same talent: one request is sent, the other is told, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await newRecruiter(page);
  await openNewRole(page);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await tab
      .getByRole('button', { name: sayLike('Connect with {talent}', { talent: ANY }) })
      .first()
      .click();
    await tab.getByRole('textbox', { name: say('Your introduction') }).fill('Hello');
  }
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: say('Send request') }).dblclick()));
  await expect
    .poll(async () => (await callApi<'listConnections'>(page, '/api/connections?userType=talentSeeker')).length)
    .toBe(1);
  // The tab that was refused keeps its dialog with what was typed in it, and says why.
  const stillOpen = async () => {
    const open = [];
    for (const tab of [page, other]) if ((await tab.getByRole('dialog').count()) > 0) open.push(tab);
    return open;
  };
  await expect.poll(async () => (await stillOpen()).length).toBe(1);
  const [refused] = await stillOpen();
  await expect(
    refused?.getByRole('dialog').getByText(TEXTS.alreadyConnected) ?? page.getByRole('dialog'),
  ).toBeVisible();
  await expect(
    refused?.getByRole('textbox', { name: say('Your introduction') }) ?? page.getByRole('dialog'),
  ).toHaveValue('Hello');
});

test('everybody is searched without a role, a search is kept, tells of who joins, and is opened again', async ({
  browser,
  page,
}) => {
  test.slow();
  await newRecruiter(page);
  // Others of these tests may join between both.
  await expect(async () => {
    await page.goto(to(`${PATHS.search}?setup=remote`));
    const { total, found } = await callApi<'searchTalent'>(page, '/api/search?setup=remote');
    await expect(count(page)).toHaveText(resultCountText(total ?? found.length), { timeout: 5000 });
  }).toPass();
  await page.getByRole('button', { name: say('Save search') }).click();
  await page.getByRole('textbox', { name: say('Name') }).fill('Remote only');
  // A double press saves one search.
  await page.getByRole('button', { name: say('Save'), exact: true }).dblclick();
  await expect(page.getByRole('link', { name: 'Remote only' })).toHaveCount(1);
  const searches = await callApi<'listSavedSearches'>(page, '/api/saved-searches');
  expect(searches).toHaveLength(1);
  const talent = await newTalent(browser);
  await talent.page.context().close();
  await page.goto(to(PATHS.search));
  const saved = page.getByRole('region', { name: say('Saved searches') });
  // Others of these tests may join meanwhile.
  await expect(saved.getByText(say('New'))).toBeVisible();
  await page.getByRole('link', { name: 'Remote only' }).click();
  await expect(page).toHaveURL(to(`${PATHS.search}?setup=remote&saved=${searches[0]?.id}`));
  await expect(saved.getByText(say('New'))).toBeHidden();
  await lookAt(page, 'search');
  await saved.getByRole('button', { name: say('Delete the search {name}', { name: 'Remote only' }) }).click();
  await expect(saved).toBeHidden();
});

test('whoever comes back to a long list finds it as far down as they left it', async ({ page }) => {
  await newRecruiter(page);
  await openNewRole(page);
  await expect(count(page)).toBeVisible();
  const cards = page.getByRole('article');
  // All that one page of the list holds come, though not at once.
  await expect.poll(() => cards.count()).toBeGreaterThan(20);
  const far = cards.nth(18);
  await far.scrollIntoViewIfNeeded();
  const top = () => far.evaluate((card) => Math.round(card.getBoundingClientRect().top));
  await expect(far).toBeInViewport();
  const before = await top();
  await page
    .getByRole('link', { name: say('Search'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('Search talent') })).toBeVisible();
  await page.goBack();
  await expect(far).toBeInViewport();
  expect(await top()).toBe(before);
});
