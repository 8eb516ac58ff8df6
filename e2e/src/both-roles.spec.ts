import { expect, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { COLORS } from '@vela/contracts/design';
import { PATHS } from '@vela/contracts/routes';
import { test } from './support/journey.js';
import { newPerson } from './support/person.js';
import { logIn, signUp } from './support/sign-up.js';
import { say, to } from './support/speak.js';

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: say('Your account') });
const toTalent = (): string => say('Switch to Job Seeker profile');
const toRecruiter = (): string => say('Switch to Talent Seeker profile');

/** @param hex such as `#F2F6F6` @returns it as browsers compute it */
const computed = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The page's ground is that of an audience; the two have one of their own each. */
async function wears(page: Page, role: 'jobSeeker' | 'talentSeeker'): Promise<void> {
  const { jobseeker, talentSeeker } = COLORS.light;
  expect(jobseeker.paper).not.toBe(talentSeeker.paper);
  const { paper } = role === 'talentSeeker' ? talentSeeker : jobseeker;
  await expect(page.locator('html')).toHaveCSS('background-color', computed(paper));
}

/** Menu, colours, guards and memory are those of one role. */
async function actsAs(page: Page, role: 'jobSeeker' | 'talentSeeker'): Promise<void> {
  await account(page).click();
  const other = role === 'talentSeeker' ? toTalent() : toRecruiter();
  await expect(page.getByRole('menuitem', { name: other })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.userType)).toBe(role);
  await wears(page, role);
  await page.goto(to(PATHS.pricing));
  await expect(page).toHaveURL(new RegExp(role === 'talentSeeker' ? `${PATHS.pricing}$` : PATHS.jobSeekerDashboard));
  await wears(page, role);
  // Both may see who looked at what: the page is of whom one acts as.
  await page.goto(to(PATHS.privacyCentre));
  await wears(page, role);
}

async function switchTo(page: Page, entry: string): Promise<void> {
  await account(page).click();
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/users/me/acting-role'));
  await page.getByRole('menuitem', { name: entry }).click();
  await kept;
}

test('somebody with both roles goes on where they were, at every login and in every tab', async ({ page, context }) => {
  test.setTimeout(120_000);
  const person = newPerson('Both');
  await signUp(page, person, 'jobSeeker');
  await page.request.get('/api/auth/signout');
  await page.evaluate(() => localStorage.clear());
  await signUp(page, person, 'talentSeeker');
  await actsAs(page, 'talentSeeker');

  await switchTo(page, toTalent());
  await actsAs(page, 'jobSeeker');
  await account(page).click();
  await page.getByRole('menuitem', { name: say('Logout') }).click();
  await expect(page).toHaveURL(to(PATHS.home));

  await logIn(page, person);
  await expect(page).toHaveURL(/\/jobseeker\//);
  await actsAs(page, 'jobSeeker');
  const second = await context.newPage();
  await second.goto(to(PATHS.jobSeekerDashboard));
  await actsAs(second, 'jobSeeker');

  await switchTo(page, toRecruiter());
  await actsAs(second, 'talentSeeker');
});
