import { expect, type Page } from '@playwright/test';
import { SERVED_FRAME } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { test } from './support/journey.js';
import { picture, screenOf, WIDTHS } from './support/look.js';
import { Complaints } from './support/quiet-page.js';
import { newRecruiter } from './support/recruiter.js';
import { say, to } from './support/speak.js';
import { newTalent } from './support/talent.js';

/** Keeps the page's scripts back. @returns what lets them come */
async function withoutScripts(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  return () => arrive();
}

const servedFrame = (page: Page) => page.locator(`[${SERVED_FRAME}]`);
/** Where the page's own room is, and the mark of the site in its header. */
const places = async (page: Page) => ({
  main: (await page.getByRole('main').boundingBox())?.x,
  logo: await page.getByRole('banner').getByRole('link').first().boundingBox(),
});

/** A query, which may change what a page asks for: it is not rendered for its reader, and comes with its frame. */
const QUERY = '?from=mail';

/** Opens a private page without its scripts, looks at it, and lets them come. */
async function expectFrameFirst(page: Page, path: string, width: number): Promise<void> {
  const complaints = new Complaints(page);
  await page.setViewportSize(screenOf(width));
  const arrive = await withoutScripts(page);
  await page.goto(to(`${path}${QUERY}`), { waitUntil: 'commit' });
  await expect(servedFrame(page).getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByText(say('Loading'))).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
  const before = await places(page);
  await picture(page, `frame${path.replaceAll('/', '-')}-${width}`);

  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(servedFrame(page)).toHaveCount(0);
  await picture(page, `page${path.replaceAll('/', '-')}-${width}`);
  expect(await places(page)).toEqual(before);
  await expect(page.getByRole('banner')).toHaveCount(1);
  complaints.expectNone(path);
  await page.unrouteAll();
}

test('a talent’s page stands before any script came, and nothing moves when they do', async ({ browser }) => {
  const { page, person } = await newTalent(browser);
  for (const width of WIDTHS) await expectFrameFirst(page, PATHS.jobSeekerDashboard1, width);
  const served = await page.request.get(to(`${PATHS.jobSeekerDashboard1}${QUERY}`));
  expect(await served.text()).not.toContain(person.firstName);
  await page.close();
});

test('a recruiter’s page does, too, in its own colours', async ({ page }) => {
  await newRecruiter(page);
  for (const width of WIDTHS) await expectFrameFirst(page, PATHS.pricing, width);
  await expect(page.locator('html')).toHaveAttribute('data-audience', 'talentSeeker');
});

test('nobody else is served a frame', async ({ page }) => {
  for (const path of [PATHS.jobSeekerDashboard, PATHS.fittingRoles]) {
    const served = await page.request.get(to(path));
    expect(await served.text()).not.toContain(SERVED_FRAME);
  }
});
