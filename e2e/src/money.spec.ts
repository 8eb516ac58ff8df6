import { expect, type Locator, type Page } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { readOrganizationNumber, readVatNumber } from '@vela/market/identifiers';
import { owedTokensText } from '@vela/market/prices';
import { signInAsAdmin } from './support/admin.js';
import { newRegistration } from './support/company.js';
import { test } from './support/journey.js';
import { CARDS, openPayment, pay, tokensOf, tokensText } from './support/payment.js';
import { matchCard, newRecruiter } from './support/recruiter.js';
import { createRole } from './support/request.js';
import { logIn } from './support/sign-up.js';
import { ANY, numberText, percentText, say, sayLike, to } from './support/speak.js';
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

/** @returns crowns with their ore */
const exactText = (sek: number): string => `${numberText(sek, 2)} SEK`;

const succeeded = (page: Page) => page.getByRole('dialog', { name: TEXTS.paymentSucceeded });

/** @returns how many pages a page is on paper */
async function pagesOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

/** What a document says on the page: everything of it that is on paper too. */
const documentOf = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });

test('companies in Sweden, Germany and Norway buy, each at its price; the receipt is one sheet of paper', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { company } = await newRecruiter(page);
  const number = germanNumber();
  for (const [registered, total, says] of [
    [swedish(), exactText(2500), /500,00\sSEK/],
    [german(number), exactText(2000), /Reverse charge|Steuerschuldnerschaft/],
    [norwegian(), exactText(2000), /outside the European Union|utanför|außerhalb/i],
  ] as const) {
    await settle(page, company, registered);
    const dialog = await openPayment(page);
    await expect(dialog.getByText(total, { exact: true }).last()).toBeVisible();
    await pay(dialog, CARDS.good);
    await succeeded(page)
      .getByRole('link', { name: say('See the receipt') })
      .click();
    const receipt = documentOf(page, /R-\d{6}/);
    await expect(receipt.getByText(registered.VAT).first()).toBeVisible();
    await expect(receipt.getByText(says).first()).toBeVisible();
    expect(await pagesOf(page)).toBe(1);
  }
  expect(await tokensOf(page)).toBe(120);
  // On paper there is the document, and nothing to press.
  await page.emulateMedia({ media: 'print' });
  await expect(documentOf(page, /R-\d{6}/).getByRole('heading', { name: /R-\d{6}/ })).toBeVisible();
  for (const name of [say('Download PDF'), say('Peppol XML'), say('All receipts')])
    await expect(page.getByRole('link', { name })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: null });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('Peppol XML') }).click();
  expect((await download).suggestedFilename()).toMatch(/^R-\d{6}\.xml$/);
});

test('the browser is closed at the bank’s question; another one goes on with the same payment', async ({ browser }) => {
  test.setTimeout(180_000);
  const first = await browser.newContext();
  const page = await first.newPage();
  const { person, company } = await newRecruiter(page);
  await settle(page, company, swedish());
  await pay(await openPayment(page), CARDS.asks);
  await expect(page.getByRole('button', { name: 'Complete authentication' })).toBeVisible();
  await first.close();

  const second = await (await browser.newContext()).newPage();
  await logIn(second, person);
  const dialog = await openPayment(second);
  await expect(dialog.getByText(say('Your bank waits for your answer'))).toBeVisible();
  await dialog.getByRole('button', { name: say('Go on at your bank') }).click();
  await second.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(succeeded(second)).toBeVisible();
  expect(await tokensOf(second)).toBe(40);
  const { purchases } = await callApi<'listPurchases'>(second, '/api/subscriptions/purchases');
  expect(purchases.map(({ state }) => state)).toEqual(['paid']);
  await second.context().close();
});

test('VAT follows from where a company is and what VIES says of its number; corrected in the middle, the dialog says so', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { company } = await newRecruiter(page);
  await settle(page, company, german(germanNumber()));
  await expect(
    (await openPayment(page)).getByText(
      say('Reverse charge: the buyer accounts for VAT (Article 196 of Directive 2006/112/EC).'),
    ),
  ).toBeVisible();

  const unknown = germanNumber();
  await strike(page, unknown);
  await settle(page, company, german(unknown));
  await expect(
    (await openPayment(page)).getByText(
      say(
        'Swedish VAT, because the register of the European Union (VIES) says that the company’s VAT number is not valid.',
      ),
    ),
  ).toBeVisible();
  await page.goto(to(PATHS.companyProfile));
  await expect(page.getByText(say('You pay {percent} VAT.', { percent: percentText(25) }))).toBeVisible();

  await settle(page, company, norwegian());
  const dialog = await openPayment(page);
  await expect(dialog.getByText(say('No VAT: the buyer is outside the European Union.'))).toBeVisible();
  // Another window corrects the company while the dialog stands.
  await settle(page, company, swedish());
  await pay(dialog, CARDS.good);
  await expect(dialog.getByText(say('The price has changed'))).toBeVisible();
  await expect(dialog.getByText(exactText(2500), { exact: true })).toBeVisible();
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
  // What the bank decides arrives by a webhook, a moment later.
  const credit = documentOf(page, /K-\d{6}/);
  await expect(async () => {
    await page.goto(to(pathTo(PATHS.receipt, { purchaseId })));
    await expect(credit.getByRole('heading', { level: 2, name: /^Credit note|^Kreditfaktura/ })).toBeVisible();
  }).toPass({ timeout: 60_000 });
  await expect(credit.getByText(/R-\d{6}/).first()).toBeVisible();
  await expect(credit.getByText(/2[.\s]500,00/).first()).toBeVisible();
  const file = page.waitForEvent('download');
  await credit.getByRole('link', { name: say('Download PDF') }).click();
  expect((await file).suggestedFilename()).toMatch(/^K-\d{6}\.pdf$/);
  const role = await createRole(page);
  await page.goto(to(`/talentseeker/role/${role.id}`));
  await matchCard(page, talent)
    .getByRole('button', { name: sayLike('Connect with {talent}', { talent: ANY }) })
    .click();
  const connect = page.getByRole('dialog', { name: TEXTS.connectTitle });
  await expect(connect.getByText(owedTokensText(40))).toBeVisible();
  await expect(connect.getByRole('button', { name: say('Send request') })).toBeDisabled();
  await connect.getByRole('link', { name: say('Buy tokens') }).click();
  await expect(page.getByText(say('{tokens} owed', { tokens: tokensText(40) }))).toBeVisible();
});
