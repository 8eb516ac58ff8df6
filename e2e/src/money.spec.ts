import { expect, type Page, test } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { readOrganizationNumber, readVatNumber } from '@vela/market/identifiers';
import { signInAsAdmin } from './support/admin.js';
import { newRegistration } from './support/company.js';
import { CARDS, openPayment, pay, tokensOf } from './support/payment.js';
import { matchCard, newRecruiter } from './support/recruiter.js';
import { createRole } from './support/request.js';
import { callApi, newTalent } from './support/talent.js';

const AS_JSON = { accept: 'application/json' };

/** A number that nobody had before, made of random digits and the check digits that fit. */
function freshNumber(begins: string, isRight: (number: string) => boolean): string {
  const digits = String(Math.floor(Math.random() * 1e5)).padStart(5, '0');
  const found = Array.from({ length: 100 }, (_, last) => `${begins}${digits}${String(last).padStart(2, '0')}`).find(
    isRight,
  );
  return found ?? freshNumber(begins, isRight);
}
const germanNumber = (): string => freshNumber('DE81', (number) => readVatNumber('DE', number).number !== null);
const norwegianNumber = (): string =>
  freshNumber('98', (number) => readOrganizationNumber('NO', number).number !== null);

interface Registered {
  readonly country: string;
  readonly organizationNumber: string;
  readonly VAT: string;
}
const german = (VAT: string): Registered => ({
  country: 'Germany',
  organizationNumber: `HRB ${VAT.slice(4)} Köln`,
  VAT,
});
const norwegian = (): Registered => {
  const number = norwegianNumber();
  return { country: 'Norway', organizationNumber: number, VAT: `NO${number}MVA` };
};
const swedish = (): Registered => ({ country: 'Sweden', ...newRegistration() });

/** Says by the API where the company of who is signed in on a page is. */
const settle = (page: Page, name: string, registered: Registered) =>
  callApi<'saveCompany'>(page, '/api/companies', {
    name,
    ...registered,
    address: 'Kajen 1',
    postalCode: '411 04',
    city: 'Göteborg',
    invoiceEmail: 'invoices@quay.example',
    inviteColleagues: '',
  });

/** Strikes a number off the register of the European Union, or puts it back. */
const strike = (page: Page, number: string): Promise<unknown> =>
  page.request.post('/sandbox/vies/numbers', { headers: AS_JSON, form: { number, valid: 'no' } });

const succeeded = (page: Page) => page.getByRole('dialog', { name: TEXTS.paymentSucceeded });

test('VAT follows from where a company is and what VIES says of its number; corrected in the middle, the dialog says so', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { company } = await newRecruiter(page);
  await settle(page, company, german(germanNumber()));
  await expect((await openPayment(page)).getByText(/Reverse charge/)).toBeVisible();

  const unknown = germanNumber();
  await strike(page, unknown);
  await settle(page, company, german(unknown));
  await expect(
    (await openPayment(page)).getByText(/\(VIES\) says that the company’s VAT number is not valid/),
  ).toBeVisible();
  await page.goto(PATHS.companyProfile);
  await expect(page.getByText('You pay 25 % VAT.')).toBeVisible();

  await settle(page, company, norwegian());
  const dialog = await openPayment(page);
  await expect(dialog.getByText('No VAT: the buyer is outside the European Union.')).toBeVisible();
  // Another window corrects the company while the dialog stands.
  await settle(page, company, swedish());
  await pay(dialog, CARDS.good);
  await expect(dialog.getByText('The price was made anew')).toBeVisible();
  await expect(dialog.getByText('2.500,00 SEK', { exact: true })).toBeVisible();
  expect(await tokensOf(page)).toBe(0);
  await pay(dialog, CARDS.good);
  await expect(succeeded(page)).toBeVisible();
  expect(await tokensOf(page)).toBe(40);
});

test('a lost dispute is credited, becomes a debt, and the connect dialog says why', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const { person: talent } = await newTalent(browser);
  const { company } = await newRecruiter(page);
  const registered = swedish();
  await settle(page, company, registered);
  await pay(await openPayment(page), CARDS.good);
  await expect(succeeded(page)).toBeVisible();
  const { searchParams } = new URL(page.url());
  const intent = searchParams.get('payment_intent') ?? '';
  const purchases = await callApi<'listPurchases'>(page, '/api/subscriptions/purchases');
  const purchaseId = purchases.purchases[0]?.id ?? '';

  // Tokens that are gone when the bank decides are owed; here the platform takes them, which is quicker than forty requests.
  const { id: companyId } = await settle(page, company, registered);
  const admin = await signInAsAdmin(browser);
  await callApi<'adminCorrectBalance'>(admin, `/api/admin/companies/${companyId}/corrections`, {
    key: Array.from({ length: 24 }, () => Math.floor(Math.random() * 16).toString(16)).join(''),
    account: 'tokens',
    amount: -40,
    reason: 'Spent',
  });
  await admin.context().close();
  await page.request.post(`/sandbox/stripe/payments/${intent}/dispute`, { headers: AS_JSON });
  const { disputes } = (await (await page.request.get('/sandbox/stripe/state.json')).json()) as {
    readonly disputes: readonly { readonly id: string; readonly payment_intent: string }[];
  };
  const { id = '' } = disputes.find((each) => each.payment_intent === intent) ?? {};
  await page.request.post(`/sandbox/stripe/disputes/${id}/lost`, { headers: AS_JSON });
  await page.goto(pathTo(PATHS.receipt, { purchaseId }));
  await expect(page.getByRole('heading', { level: 2, name: /^Credit note|^Kreditfaktura/ })).toBeVisible();
  const role = await createRole(page);
  await page.goto(`/talentseeker/role/${role.id}`);
  await matchCard(page, talent)
    .getByRole('button', { name: /^Connect with/ })
    .click();
  const connect = page.getByRole('dialog', { name: TEXTS.connectTitle });
  await expect(connect.getByText(/Your company owes 40 tokens: a card payment was charged back/)).toBeVisible();
  await expect(connect.getByRole('button', { name: 'Send request' })).toBeDisabled();
  await connect.getByRole('link', { name: 'Buy tokens' }).click();
  await expect(page.getByText('40 tokens owed')).toBeVisible();
});
