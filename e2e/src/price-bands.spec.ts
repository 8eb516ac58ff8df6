import { expect, type Page } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { SENIORITY_BANDS } from '@vela/market/prices';
import { verifyCompany } from './support/admin.js';
import { completeCompany } from './support/company.js';
import { test } from './support/journey.js';
import { CARDS, openPayment, pay, tokensOf, tokensText } from './support/payment.js';
import type { Person } from './support/person.js';
import { matchCard, newRecruiter } from './support/recruiter.js';
import { createRole } from './support/request.js';
import { ANY, say, sayIn, sayLike, to } from './support/speak.js';
import { callApi, newTalent } from './support/talent.js';

/** Who is asked: somebody of every band by their own years, and one of a desired role's years alone. */
const ASKED = [
  ...SENIORITY_BANDS.map((band) => ({ band, own: band.fromYears, desired: 0 })),
  ...SENIORITY_BANDS.filter(({ key }) => key === 'senior').map((band) => ({
    band,
    own: null,
    desired: band.fromYears,
  })),
];
const BOUGHT = 20;

/** Spends the free profiles that hide what is paid in tokens: on others than those whom this is about. */
async function spendFreeProfiles(page: Page, role: { readonly id: string; readonly roleId: string }): Promise<void> {
  const { matches } = await callApi<'getOpenRole'>(page, `/api/open-roles/${role.id}?pageSize=100`);
  for (const { jobSeekerProfile, cost } of matches.filter(({ cost: { tokens } }) => tokens > 0)) {
    if (cost.reserves.account === 'tokens') break;
    const user = await callApi<'getMe'>(page, '/api/users/me');
    const balance = user?.talentSeeker?.company?.balance;
    if (balance === undefined || balance.freeProfiles + balance.launchOfferProfiles === 0) return;
    await callApi<'createConnection'>(page, '/api/connections', {
      jobSeekerId: jobSeekerProfile.id,
      roleId: role.roleId,
      openRoleId: role.id,
      text: 'Hello',
    });
  }
}

/** Opens the dialog of a talent, reads what it says that sending reserves, and sends. */
async function ask(page: Page, talent: Person, promised: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: TEXTS.connectTitle });
  await matchCard(page, talent)
    .getByRole('button', { name: sayLike('Connect with {talent}', { talent: ANY }) })
    .click();
  await expect(dialog.getByText(promised)).toBeVisible();
  await dialog.getByPlaceholder(TEXTS.connectPrompt).fill('Would you like to talk?');
  await dialog.getByRole('button', { name: say('Send request') }).click();
  await expect(dialog).toBeHidden();
}

test('for every band, and without years of one’s own, the statement shows what the dialog said', async ({
  browser,
  page,
}) => {
  test.setTimeout(300_000);
  const { company } = await newRecruiter(page);
  await completeCompany(page, company);
  await verifyCompany(browser, page);
  // Asks for no years, so that everybody fits it as well.
  const role = await createRole(page, { years: 0 });
  await spendFreeProfiles(page, role);
  await pay(await openPayment(page, BOUGHT), CARDS.good);
  await expect(page.getByRole('dialog', { name: TEXTS.paymentSucceeded })).toBeVisible();
  expect(await tokensOf(page)).toBe(BOUGHT);

  const talents = [];
  for (const { own, desired } of ASKED) {
    const talent = await newTalent(browser, undefined, { own, desired });
    await talent.page.context().close();
    talents.push(talent.person);
  }
  await page.goto(to(pathTo(PATHS.roleMatches, { roleId: role.id })));
  for (const [at, { band }] of ASKED.entries()) {
    const talent = talents[at];
    if (talent === undefined) throw new Error('Somebody is missing.');
    await ask(
      page,
      talent,
      band.tokens === 0
        ? say('Sending reserves nothing: connecting with a graduate is free.')
        : say('Sending reserves {tokens} ({label}).', { tokens: tokensText(band.tokens), label: band.label }),
    );
  }

  await page.goto(to(`${PATHS.statement}?kind=reserve`));
  const rows = page.getByRole('row').filter({ hasText: say('Tokens') });
  const priced = ASKED.filter(({ band }) => band.tokens > 0);
  await expect(rows).toHaveCount(priced.length);
  const column = await page
    .getByRole('columnheader')
    .allTextContents()
    .then((titles) => titles.indexOf(sayIn('column of a statement', 'Change')));
  expect(column).toBeGreaterThan(0);
  const told = await rows.evaluateAll(
    (all, at) => all.map((row) => row.querySelectorAll('td, th')[at]?.textContent ?? ''),
    column,
  );
  // Newest first.
  expect(told).toEqual(priced.map(({ band }) => `\u2212${band.tokens}`).reverse());
  expect(await tokensOf(page)).toBe(BOUGHT - priced.reduce((sum, { band }) => sum + band.tokens, 0));
});
