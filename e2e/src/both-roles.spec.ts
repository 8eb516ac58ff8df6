import { expect, type Page, test } from '@playwright/test';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import { newPerson } from './support/person.js';
import { logIn, signUp } from './support/sign-up.js';

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /account/i });

/** Menu, colours, guards and memory are those of one role. */
async function actsAs(page: Page, role: 'jobSeeker' | 'talentSeeker'): Promise<void> {
  await account(page).click();
  const other = role === 'talentSeeker' ? 'Job Seeker' : 'Talent Seeker';
  await expect(page.getByRole('menuitem', { name: `Switch to ${other} profile` })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.userType)).toBe(role);
  await page.goto(PATHS.pricing);
  if (role === 'talentSeeker') await expect(page).toHaveURL(new RegExp(`${PATHS.pricing}$`));
  else await expect(page).toHaveURL(new RegExp(PATHS.jobSeekerDashboard));
}

async function switchTo(page: Page, title: string): Promise<void> {
  await account(page).click();
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/users/me/acting-role'));
  await page.getByRole('menuitem', { name: `Switch to ${title} profile` }).click();
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

  await switchTo(page, 'Job Seeker');
  await actsAs(page, 'jobSeeker');
  await account(page).click();
  await page.getByRole('menuitem', { name: /log ?out/i }).click();
  await expect(page).toHaveURL(/\/$/);

  await logIn(page, person);
  await expect(page).toHaveURL(/\/jobseeker\//);
  await actsAs(page, 'jobSeeker');
  const second = await context.newPage();
  await second.goto(PATHS.jobSeekerDashboard);
  await actsAs(second, 'jobSeeker');

  await switchTo(page, 'Talent Seeker');
  await actsAs(second, 'talentSeeker');
});
