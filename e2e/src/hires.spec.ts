import { type Browser, expect, type Page } from '@playwright/test';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { CompanyHire } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { addDays, addMonths, dayOf } from '@vela/market/days';
import { signInAsAdmin } from './support/admin.js';
import { completeCompany } from './support/company.js';
import { test } from './support/journey.js';
import { look } from './support/look.js';
import { matchCard, newRecruiter } from './support/recruiter.js';
import { openNewRole } from './support/request.js';
import { ANY, numberText, percentText, say, sayLike, sayWithin, sekText, to } from './support/speak.js';
import { callApi, newTalent } from './support/talent.js';

const today = dayOf(new Date());

/** A new talent whom the company asks and who says yes. */
async function acceptedTalent(browser: Browser, page: Page, matches: string) {
  const talent = await newTalent(browser);
  await page.goto(matches);
  await matchCard(page, talent.person)
    .getByRole('button', { name: sayLike('Connect with {talent}', { talent: ANY }) })
    .click();
  const dialog = page.getByRole('dialog', { name: TEXTS.connectTitle });
  await dialog.getByPlaceholder(TEXTS.connectPrompt).fill('Would you like to talk?');
  await dialog.getByRole('button', { name: say('Send request') }).click();
  await expect(page.getByText(TEXTS.requestSent)).toBeVisible();
  const [request] = await callApi<'listConnections'>(talent.page, '/api/connections?userType=jobSeeker&status=open');
  const connectionId = request?.id ?? '';
  await callApi<'answerConnection'>(talent.page, `/api/connections/${connectionId}`, { status: 'accepted' });
  return { ...talent, connectionId };
}

/** Reports a hire where the company talks to the talent. */
async function reportHire(
  page: Page,
  connectionId: string,
  onForm: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.goto(to(pathTo(PATHS.conversation, { connectionId })));
  await page.getByRole('button', { name: say('Report a hire') }).click();
  const dialog = page.getByRole('dialog', { name: sayLike('Report the hire of {name}', { name: ANY }) });
  // Typed by hand, its year begins in the first centuries.
  const signedOn = dialog.getByLabel(say('Agreement signed on'));
  await signedOn.focus();
  await page.keyboard.type('11112026');
  await expect(signedOn).toHaveValue('2026-11-11');
  await signedOn.fill(today);
  await dialog.getByLabel(say('First day of work')).fill(today);
  await dialog.getByLabel(say('Last day of the probation')).fill(addMonths(today, 6));
  await onForm();
  await dialog.getByRole('button', { name: say('Report the hire') }).click();
  await expect(
    page.getByRole('region', { name: say('Hire') }).getByText(say('Reported'), { exact: true }),
  ).toBeVisible();
}

async function hireOf(page: Page, connectionId: string): Promise<CompanyHire> {
  const hires = await callApi<'listHires'>(page, '/api/hires?userType=talentSeeker');
  const hire = hires.find((each) => each.connectionId === connectionId);
  if (hire?.view !== 'talentSeeker') throw new Error('The hire is not in the list.');
  return hire;
}

test('three hires make connecting free; one contract ends and is credited', async ({ browser, page }) => {
  test.setTimeout(600_000);
  await completeCompany(page, (await newRecruiter(page)).company);
  const admin = await signInAsAdmin(browser);
  await openNewRole(page);
  const matches = page.url();

  const talents = [];
  for (let count = 0; count < 3; count += 1) {
    const talent = await acceptedTalent(browser, page, matches);
    talents.push(talent);
    await reportHire(page, talent.connectionId, () => (count === 0 ? look(page, 'report') : Promise.resolve()));
    const hire = await hireOf(page, talent.connectionId);
    await talent.page.goto(to(PATHS.jobSeekerDashboard));
    const entry = talent.page.getByRole('article').filter({
      hasText: sayWithin('{company} says that you have signed an agreement. Is that right?', { company: ANY }),
    });
    await expect(entry).toBeVisible();
    if (count === 1) {
      await entry.getByRole('button', { name: say('Something is not right') }).click();
      await talent.page.getByRole('dialog').getByRole('textbox').fill('The first day is another.');
      await look(talent.page, 'dispute');
      await talent.page.getByRole('button', { name: say('Dispute the hire') }).click();
      await expect(talent.page.getByText(say('You disputed'))).toBeVisible();
      await page.reload();
      await expect(
        page.getByRole('region', { name: say('Hire') }).getByText('The first day is another.'),
      ).toBeVisible();
      await look(page, 'disputed');
    } else {
      if (count === 0) await look(talent.page, 'asked');
      await entry.getByRole('button', { name: say('Yes, I signed') }).click();
      await expect(talent.page.getByText(say('You confirmed'), { exact: true })).toBeVisible();
    }
    await callApi<'adminConfirmHire'>(admin, `/api/admin/hires/${hire.id}/confirm`, {
      bonusSek: count === 0 ? 10_000 : null,
      reason: 'The contract was shown.',
    });
    await page.goto(to(PATHS.talentSeekerDashboard));
    await expect(
      page.getByText(
        count < 2
          ? say(
              '{count, number} of {needed, plural, one {# hire} other {# hires}} confirmed. After {needed, number}, connecting needs no tokens.',
              {
                count: count + 1,
                needed: 3,
              },
            )
          : say(
              'You have hired {count, plural, one {# talent} other {# talents}}: connecting costs no tokens any more.',
              { count: 3 },
            ),
      ),
    ).toBeVisible();
  }
  await look(page, 'dashboard');
  const [first] = talents;
  if (first === undefined) throw new Error('Nobody was hired.');
  await first.page.reload();
  await expect(first.page.getByText(say('Your bonus: {bonus}', { bonus: sekText(10_000) }))).toBeVisible();
  await look(first.page, 'bonus');

  const fourth = await newTalent(browser);
  await page.goto(matches);
  await matchCard(page, fourth.person)
    .getByRole('button', { name: sayLike('Connect with {talent}', { talent: ANY }) })
    .click();
  await page
    .getByRole('dialog', { name: TEXTS.connectTitle })
    .getByPlaceholder(TEXTS.connectPrompt)
    .fill('Would you like to talk?');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Send request') })
    .click();
  await expect(page.getByText(TEXTS.requestSent)).toBeVisible();
  const sent = await callApi<'listConnections'>(page, '/api/connections?userType=talentSeeker&status=open');
  expect(sent).toMatchObject([{ reservation: { kind: 'none', amount: 0 } }]);

  await page.goto(to(pathTo(PATHS.conversation, { connectionId: first.connectionId })));
  await page.getByRole('button', { name: say('Report the end of the contract') }).click();
  await page.getByLabel(say('Last day of work')).fill(today);
  await expect(
    page.getByText(
      say('{percent} of the fee is given back: {total} with VAT.', {
        percent: percentText(75),
        total: sekText(112_500),
      }),
    ),
  ).toBeVisible();
  await look(page, 'end');
  await page.getByRole('button', { name: say('Report the end'), exact: true }).click();
  await expect(
    page.getByText(sayWithin('You told us that it ended on {day}. We check it.', { day: ANY })),
  ).toBeVisible();
  const { id } = await hireOf(page, first.connectionId);
  await callApi<'adminRefundHire'>(admin, `/api/admin/hires/${id}/refund`, {
    endedOn: addDays(today, 0),
    reason: 'Both sides said so.',
  });
  await page.reload();
  await page
    .getByRole('region', { name: say('Hire') })
    .getByRole('link', { name: /^F-\d{6}/ })
    .click();
  await expect(
    page.getByText(
      sayLike('Credit note {number}: {amount}', { number: /K-\d{6}/, amount: `${numberText(112_500, 2)} SEK` }),
    ),
  ).toBeVisible();
  await look(page, 'invoice');
  // Invoice and credit note are a document each.
  for (const [heading, file] of [
    [/F-\d{6}/, /^F-\d{6}\.pdf$/],
    [/K-\d{6}/, /^K-\d{6}\.pdf$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await page
      .getByRole('region', { name: heading })
      .getByRole('link', { name: say('Download PDF') })
      .click();
    expect((await download).suggestedFilename()).toMatch(file);
  }
  await page.getByRole('link', { name: say('All invoices') }).click();
  await expect(page.getByRole('heading', { name: say('Invoices'), level: 1 })).toBeVisible();
  await look(page, 'invoices');
});
