import { expect, type Locator, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { newPerson, type Person } from './person.js';
import { joinByCalls } from './sign-up.js';
import { countryText, say, to, toLike } from './speak.js';
import { callApi, CRAFT, currentRoleOf } from './talent.js';

/** Signs up a recruiter and names their company; their page stays where it was. */
export async function newRecruiter(page: Page): Promise<{ person: Person; company: string }> {
  const person = newPerson('Recruiter');
  const company = `Nordlys ${person.mark}`;
  await joinByCalls(page.context(), person, 'talentSeeker');
  await callApi<'saveTalentSeekerProfile'>(page, '/api/talent-seeker-profiles', {
    linkedinProfile: person.linkedinProfile,
    createCorporateAccount: true,
    companyName: company,
  });
  return { person, company };
}

/** Types into a suggestion field and takes the suggestion. */
export async function choose(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
  await field.page().getByRole('option', { name: text, exact: true }).click();
}

/** Posts the role that `newTalent` fits, through the three steps, and ends on its matches. */
export async function postRole(
  page: Page,
  onStep: (name: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.goto(to(PATHS.addRole1));
  await expect(page.getByRole('heading', { name: TEXTS.addRole, level: 1 })).toBeVisible();
  await choose(page.getByRole('combobox', { name: say('Job category') }), CRAFT.category);
  await choose(page.getByRole('combobox', { name: say('Role'), exact: true }), CRAFT.role);
  await page.getByRole('spinbutton', { name: say('Years of experience') }).fill('5');
  await page.getByRole('checkbox', { name: say('Hybrid') }).check();
  await choose(page.getByRole('combobox', { name: say('Countries') }), countryText(CRAFT.region));
  await choose(page.getByRole('combobox', { name: say('Cities') }), CRAFT.city);
  await onStep('wizard-1');
  await page.getByRole('button', { name: say('Next') }).click();
  await expect(page).toHaveURL(toLike('/talentseeker/addrole/step2/[0-9a-f]{24}'));
  for (const skill of CRAFT.skills) await choose(page.getByRole('combobox', { name: say('Tech skills') }), skill);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: say('Permanent') }).check();
  await onStep('wizard-2');
  await page.getByRole('button', { name: say('Next') }).click();
  await expect(page).toHaveURL(to(PATHS.addRole3));
  await page
    .getByRole('textbox', { name: say('Role description') })
    .fill('You turn nightly batches into streams, with a team of four.');
  await onStep('wizard-3');
  await page.getByRole('button', { name: TEXTS.createRole }).click();
  await expect(page).toHaveURL(toLike('/talentseeker/role/[0-9a-f]{24}'));
}

/** @returns the talent's card among a role's matches */
export const matchCard = (page: Page, talent: Person): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: currentRoleOf(talent) }) });
