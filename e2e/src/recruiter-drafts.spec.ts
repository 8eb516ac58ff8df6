import { expect, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { newCompanyFields } from './support/company.js';
import { test } from './support/journey.js';
import { newPerson } from './support/person.js';
import { newRecruiter } from './support/recruiter.js';
import { joinByCalls } from './support/sign-up.js';
import { countryText, say, to } from './support/speak.js';
import { callApi, CRAFT } from './support/talent.js';

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const restored = (page: Page) => page.getByText(say('Your unsaved changes are back'));

/** Fills in what documents need of a company. */
async function fillCompany(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(newCompanyFields())) await field(page, label).fill(text);
  await page.getByRole('combobox', { name: say('Country') }).fill(countryText(CRAFT.region));
}

test('what a recruiter typed of the company survives a reload and Back, for nobody else, until it is saved', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newRecruiter(page);
  await page.goto(to(PATHS.talentSeekerDashboard));
  await page.goto(to(PATHS.companyProfile));
  await fillCompany(page);
  const city = await field(page, say('City')).inputValue();
  await field(page, say('Address')).fill('Sk');

  await page.reload();
  await expect(restored(page)).toBeVisible();
  await expect(field(page, say('Address'))).toHaveValue('Sk');
  await expect(field(page, say('City'))).toHaveValue(city);
  await page.goBack();
  await page.goto(to(PATHS.companyProfile));
  await expect(field(page, say('Address'))).toHaveValue('Sk');

  // Somebody else in the same browser.
  await page.evaluate(() => fetch('/api/auth/signout'));
  await newRecruiter(page);
  await page.goto(to(PATHS.companyProfile));
  await expect(field(page, say('Address'))).toHaveValue('');
  await expect(restored(page)).toBeHidden();
});

test('a saved company leaves no draft, and what a colleague saved meanwhile is not written over', async ({ page }) => {
  test.setTimeout(120_000);
  await newRecruiter(page);
  await page.goto(to(PATHS.companyProfile));
  await fillCompany(page);
  await page.getByRole('button', { name: say('Save company') }).click();
  await expect(page).toHaveURL(to(PATHS.talentSeekerDashboard));
  await page.goto(to(PATHS.companyProfile));
  await expect(field(page, say('City'))).not.toHaveValue('');
  await expect(restored(page)).toBeHidden();

  await field(page, say('Address')).fill('Typed street 1');
  const company = (await callApi<'getMe'>(page, '/api/users/me'))?.talentSeeker?.company;
  if (!company) throw new Error('The company was not saved.');
  const { name, organizationNumber, address, postalCode, country, VAT, invoiceEmail } = company;
  await callApi<'saveCompany'>(page, '/api/companies', {
    ...{ name, organizationNumber, address, postalCode, country, VAT, invoiceEmail },
    city: 'Umeå',
  });
  await page.reload();
  await expect(field(page, say('Address'))).toHaveValue('Typed street 1');
  await expect(field(page, say('City'))).toHaveValue('Umeå');
  await expect(
    page.getByText(
      say(
        'Other values were saved since you typed them. Where you typed, your changes stand; everything else is as it is saved now. Look through it before you save.',
      ),
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: say('Discard them') }).click();
  await expect(field(page, say('Address'))).toHaveValue(address);
  await page.reload();
  await expect(field(page, say('City'))).toHaveValue('Umeå');
  await expect(restored(page)).toBeHidden();
});

test('the steps of a recruiter’s sign-up keep what is typed, each until it is saved', async ({ page, context }) => {
  const person = newPerson('Steps');
  await joinByCalls(context, person, 'talentSeeker');
  await page.goto(to(PATHS.talentSeekerDashboard3));
  await field(page, say('Company name')).fill('Half a na');
  await page.reload();
  await expect(field(page, say('Company name'))).toHaveValue('Half a na');
  await page.goto(to(PATHS.talentSeekerSignup2));
  const address = page.getByRole('main').getByLabel(say('LinkedIn profile URL'));
  await address.fill(person.linkedinProfile);
  await page.goto(to(PATHS.talentSeekerSignup3));
  await page.getByRole('combobox', { name: say('Fields of expertise') }).fill('Rocketry');
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(page.getByRole('main').getByText('Rocketry')).toBeVisible();
  await page.goto(to(PATHS.talentSeekerSignup2));
  await expect(address).toHaveValue(person.linkedinProfile);
  await page.getByRole('button', { name: say('Next') }).click();
  await expect(page).toHaveURL(to(PATHS.talentSeekerSignup3));
  await page.goto(to(PATHS.talentSeekerSignup2));
  await expect(address).toHaveValue(person.linkedinProfile);
  await expect(restored(page)).toBeHidden();
});
