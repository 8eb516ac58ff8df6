import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { invite } from './support/company.js';
import { choose } from './support/recruiter.js';
import { callApi, CRAFT, newTalent } from './support/talent.js';

// Two slices ask for the same lists, into one cache: what the one keeps must be what the other expects.

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
const countries = (page: Page): Locator => page.getByRole('combobox', { name: 'Countries', exact: true });
const cities = (page: Page): Locator => page.getByRole('combobox', { name: 'Cities', exact: true });

/** Somebody with both roles and a company, on the talent's dashboard. */
async function withBothRoles(browser: Browser): Promise<Page> {
  const { person, page } = await newTalent(browser);
  // Who has been there as talent goes on as one.
  await page.goto(PATHS.jobSeekerDashboard);
  await page.evaluate((key) => localStorage.setItem(key, 'jobSeeker'), STORAGE_KEYS.userType);
  await callApi<'saveTalentSeekerProfile'>(page, '/api/talent-seeker-profiles', {
    linkedinProfile: person.linkedinProfile,
  });
  await invite(page, `Nordlys ${person.mark}`, []);
  await page.goto(PATHS.jobSeekerDashboard);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  return page;
}

async function chooseInMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** The lists of countries and of a country's cities offer what they hold. */
async function choosesPlaces(page: Page, country: string): Promise<void> {
  await choose(countries(page), country);
  await page.keyboard.press('Escape');
  await cities(page).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

async function addRole(page: Page): Promise<void> {
  await chooseInMenu(page, 'Switch to Talent Seeker profile');
  await expect(page).toHaveURL(PATHS.talentSeekerDashboard);
  await page.getByRole('button', { name: 'Add role' }).click();
  await expect(heading(page, TEXTS.addRole)).toBeVisible();
  await choose(page.getByRole('combobox', { name: 'Job category' }), CRAFT.category);
  await choose(page.getByRole('combobox', { name: 'Role', exact: true }), CRAFT.role);
}

async function editProfile(page: Page): Promise<void> {
  await chooseInMenu(page, 'Edit Profile');
  await expect(page).toHaveURL(PATHS.jobSeekerSignup2);
  await expect(countries(page)).toBeVisible();
}

test('from the own profile to a new role: its lists hold what the profile’s lists hold', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await withBothRoles(browser);
  await editProfile(page);
  await choosesPlaces(page, 'Norway');

  await addRole(page);
  await choosesPlaces(page, CRAFT.country);
  await choosesPlaces(page, 'Norway');
  await expect(page.getByText('This part of Vela is not available right now')).toBeHidden();
  await page.context().close();
});

test('and from a new role to the own profile', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await withBothRoles(browser);
  await addRole(page);
  await choosesPlaces(page, CRAFT.country);

  await chooseInMenu(page, 'Switch to Job Seeker profile');
  await expect(page).toHaveURL(PATHS.jobSeekerDashboard);
  await editProfile(page);
  await choosesPlaces(page, 'Norway');
  await expect(page.getByText('could not be loaded')).toBeHidden();
  await page.context().close();
});
