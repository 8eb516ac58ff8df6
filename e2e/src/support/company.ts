import { type Browser, expect, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { linkTo, receivedMail } from './mailbox.js';
import { newPerson, type Person } from './person.js';
import { consentAndSignIn } from './sign-up.js';
import { ANY, say, sayLike, to } from './speak.js';
import { callApi } from './talent.js';

/** @returns numbers of a Swedish company that is like no other: a number belongs to one company */
export function newRegistration(): { readonly organizationNumber: string; readonly VAT: string } {
  const nine = `559${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
  const sum = [...nine].reduce((total, digit, index) => {
    const twice = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  const number = `${nine}${(10 - (sum % 10)) % 10}`;
  return { organizationNumber: `${number.slice(0, 6)}-${number.slice(6)}`, VAT: `SE${number}01` };
}

/** @returns what the company form asks for beside the name, by its labels, with numbers that no other company has */
export function newCompanyFields(): Readonly<Record<string, string>> {
  const { organizationNumber, VAT } = newRegistration();
  return {
    [say('Organization number')]: organizationNumber,
    [say('VAT number')]: VAT,
    [say('Address')]: 'Kajen 1',
    [say('Postal code')]: '411 04',
    [say('City')]: 'Göteborg',
    [say('Invoice email')]: 'invoices@quay.example',
  };
}

/** Says of the company of who is signed in on a page what receipts and invoices need. The page shows it once it is loaded anew. */
export async function completeCompany(page: Page, company: string): Promise<void> {
  await invite(page, company, []);
}

/** Invites colleagues by the API as the recruiter who is signed in on a page. */
export async function invite(page: Page, company: string, colleagues: readonly Person[]): Promise<void> {
  await callApi<'saveCompany'>(page, '/api/companies', {
    name: company,
    ...newRegistration(),
    address: 'Kajen 1',
    postalCode: '411 04',
    city: 'Göteborg',
    country: 'Sweden',
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
  await page.getByRole('link', { name: say('Sign up as a recruiter') }).click();
  await consentAndSignIn(page, colleague);
  await expect(
    page.getByText(sayLike('{name} has invited you to {company}', { name: ANY, company: ANY })),
  ).toBeVisible();
  await page.getByLabel(say('LinkedIn profile URL')).fill(colleague.linkedinProfile);
  await page.getByRole('button', { name: say('Save and continue') }).click();
  await expect(page).toHaveURL(to(PATHS.talentSeekerDashboard));
  return page;
}

/** A colleague of the recruiter who is signed in on a page. */
export async function newColleague(browser: Browser, inviter: Page, company: string): Promise<Page> {
  const person = newPerson('Colleague');
  await invite(inviter, company, [person]);
  return joinByMail(browser, inviter, person);
}
