import { type Browser, expect, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { linkTo, receivedMail } from './mailbox.js';
import { newPerson, type Person } from './person.js';
import { consentAndSignIn } from './sign-up.js';
import { callApi } from './talent.js';

/** What the company form asks for beside the name, by its labels. */
export const COMPANY_FIELDS = {
  'Organization number': '556000-0001',
  'VAT number': 'SE556000000101',
  Address: 'Kajen 1',
  'Postal code': '411 04',
  City: 'Göteborg',
  'Invoice email': 'invoices@quay.example',
} as const;

/** Invites colleagues by the API as the recruiter who is signed in on a page. */
export async function invite(page: Page, company: string, colleagues: readonly Person[]): Promise<void> {
  await callApi<'saveCompany'>(page, '/api/companies', {
    name: company,
    organizationNumber: '556000-0001',
    address: 'Kajen 1',
    postalCode: '411 04',
    city: 'Göteborg',
    country: 'Sweden',
    VAT: 'SE556000000101',
    invoiceEmail: 'invoices@quay.example',
    inviteColleagues: colleagues.map(({ email }) => email).join(' '),
  });
}

/**
 * An invited colleague follows the link of the mail, signs up and joins the company.
 * @param inviter a page whose mailbox the invitation comes to
 * @returns the colleague's page, on the dashboard
 */
export async function joinByMail(browser: Browser, inviter: Page, colleague: Person): Promise<Page> {
  const mail = await receivedMail(inviter.request, ({ to }) => to.includes(colleague.email));
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(linkTo(mail, PATHS.talentSeekerSignupForm));
  await page.getByRole('link', { name: 'Sign up as a recruiter' }).click();
  await consentAndSignIn(page, colleague);
  await expect(page.getByText('A colleague has invited you')).toBeVisible();
  await page.getByLabel('LinkedIn profile URL').fill(colleague.linkedinProfile);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(PATHS.talentSeekerDashboard);
  return page;
}

/** A colleague of the recruiter who is signed in on a page. */
export async function newColleague(browser: Browser, inviter: Page, company: string): Promise<Page> {
  const person = newPerson('Colleague');
  await invite(inviter, company, [person]);
  return joinByMail(browser, inviter, person);
}
