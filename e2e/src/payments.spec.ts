import { expect, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { completeCompany } from './support/company.js';
import { inEveryLanguage, test } from './support/journey.js';
import { look } from './support/look.js';
import { CARDS, openPayment, pay, tokensOf, tokensText } from './support/payment.js';
import { newRecruiter } from './support/recruiter.js';
import { numberText, say, sayLike, to } from './support/speak.js';

/** Looks at the page at both widths. */
const lookAt = (page: Page, name: string): Promise<void> => look(page, name, { widths: [1440, 360] });

const succeeded = (page: Page) => page.getByRole('dialog', { name: TEXTS.paymentSucceeded });

inEveryLanguage(() => {
  test('40 and 20 tokens are bought; the receipt and the statement tell of it', async ({ page }) => {
    test.setTimeout(180_000);
    await completeCompany(page, (await newRecruiter(page)).company);
    await page.goto(to(PATHS.subscriptions));
    await expect(page.getByRole('heading', { name: TEXTS.subscriptionsIntro })).toBeVisible();
    await lookAt(page, 'plans');

    const dialog = await openPayment(page);
    await expect(dialog.getByText(`${numberText(2500, 2)} SEK`)).toBeVisible();
    await lookAt(page, 'payment');
    await pay(dialog, CARDS.good);
    await expect(succeeded(page)).toBeVisible();
    await expect(
      succeeded(page).getByText(say('{tokens} were added to your balance.', { tokens: tokensText(40) })),
    ).toBeVisible();
    await lookAt(page, 'paid');
    expect(await tokensOf(page)).toBe(40);

    // Back through the redirect a second time: nothing is credited again.
    const address = page.url();
    await page.goto(to(PATHS.pricing));
    await page.goto(address);
    await expect(succeeded(page)).toBeVisible();
    expect(await tokensOf(page)).toBe(40);
    await succeeded(page).getByRole('button', { name: TEXTS.continueToDashboard }).click();
    await expect(page).toHaveURL(to(PATHS.talentSeekerDashboard));

    await pay(await openPayment(page, 20), CARDS.good);
    await expect(
      succeeded(page).getByText(say('{tokens} were added to your balance.', { tokens: tokensText(20) })),
    ).toBeVisible();
    expect(await tokensOf(page)).toBe(60);

    await succeeded(page)
      .getByRole('link', { name: say('See the receipt') })
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: sayLike('Receipt {number}', { number: /R-\d{6}/ }) }),
    ).toBeVisible();
    await lookAt(page, 'receipt');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: say('Download PDF') }).click();
    expect((await download).suggestedFilename()).toMatch(/^R-\d{6}\.pdf$/);
    await page.getByRole('link', { name: say('All receipts') }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
    await lookAt(page, 'receipts');

    await page.goto(to(PATHS.statement));
    await page.getByLabel(say('Kind')).selectOption(say('Bought'));
    await expect(page.getByRole('row')).toHaveCount(3);
    await lookAt(page, 'statement');
    // A day can be typed: while it is, nothing is asked for its year's first digits.
    await page.getByLabel(say('From')).focus();
    await page.keyboard.type('11112026', { delay: 60 });
    await expect(page).toHaveURL(/from=2026-11-11$/);
  });
});

test('a declined card can be followed by another, and an extra step by the bank', async ({ page }) => {
  test.setTimeout(120_000);
  await completeCompany(page, (await newRecruiter(page)).company);
  const dialog = await openPayment(page);
  await pay(dialog, CARDS.declined);
  await expect(dialog.getByText(TEXTS.paymentFailed)).toBeVisible();
  await expect(dialog.getByText(say('Your card was declined.'))).toBeVisible();
  await expect(dialog.getByText('(card_declined - card_error)')).toBeVisible();
  await lookAt(page, 'declined');
  expect(await tokensOf(page)).toBe(0);

  await pay(dialog, CARDS.asks);
  await page.getByRole('button', { name: 'Fail authentication' }).click();
  await expect(page.getByRole('dialog', { name: TEXTS.paymentFailed })).toContainText(
    '(payment_intent_authentication_failure - invalid_request_error)',
  );
  await page.getByRole('button', { name: say('Try again') }).click();
  await pay(page.getByRole('dialog', { name: say('Pro, {tokens}', { tokens: tokensText(40) }) }), CARDS.asks);
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(succeeded(page)).toBeVisible();
  expect(await tokensOf(page)).toBe(40);
});

test('a payment that the bank still works on is told as such, and arrives', async ({ page }) => {
  test.setTimeout(120_000);
  await completeCompany(page, (await newRecruiter(page)).company);
  await pay(await openPayment(page), CARDS.processes);
  await expect(page.getByRole('dialog', { name: say('Payment on its way') })).toBeVisible();
  expect(await tokensOf(page)).toBe(0);
  const intent = new URL(page.url()).searchParams.get('payment_intent');
  await page.request.post(`/sandbox/stripe/payments/${intent ?? ''}/succeed`, {
    headers: { accept: 'application/json' },
  });
  await expect(succeeded(page)).toBeVisible();
  expect(await tokensOf(page)).toBe(40);
});

test('a lost connection and a reload in the middle lead to one payment', async ({ page }) => {
  test.setTimeout(120_000);
  await completeCompany(page, (await newRecruiter(page)).company);
  const prepared: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/payment-intent')) return;
    prepared.push(/"purchaseId":"(\w+)"/.exec(await response.text().catch(() => ''))?.[1] ?? '');
  });
  await pay(await openPayment(page), CARDS.loses);
  // Nobody knows whether it was charged until the provider has long not heard of it.
  await expect(page.getByRole('dialog', { name: say('We are checking your payment') })).toContainText(
    say(
      'We are asking the bank; nothing more to do. If it went through, your tokens arrive by themselves. Nothing is charged twice.',
    ),
  );
  await page.reload();
  const told = page.getByRole('dialog', { name: TEXTS.paymentFailed });
  await expect(told).toContainText(say('Nothing was charged. You may try again, or with another card.'), {
    timeout: 60_000,
  });
  await told.getByRole('button', { name: say('Try again') }).click();
  await pay(page.getByRole('dialog', { name: say('Pro, {tokens}', { tokens: tokensText(40) }) }), CARDS.good);
  await expect(succeeded(page)).toBeVisible();
  expect(new Set(prepared).size).toBe(1);
  expect(await tokensOf(page)).toBe(40);
});

test('a second tab during 3-D Secure is one charge; a lost dispute is told', async ({ page, context }) => {
  test.setTimeout(180_000);
  await completeCompany(page, (await newRecruiter(page)).company);
  await pay(await openPayment(page), CARDS.asks);
  await expect(page.getByRole('button', { name: 'Complete authentication' })).toBeVisible();
  const second = await context.newPage();
  const dialog = await openPayment(second);
  await expect(dialog.getByText(say('Your bank waits for your answer'))).toBeVisible();
  await dialog.getByRole('button', { name: say('Go on at your bank') }).click();
  await second.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(succeeded(second)).toBeVisible();
  await page.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(succeeded(page)).toBeVisible();
  expect(await tokensOf(page)).toBe(40);

  const intent = new URL(second.url()).searchParams.get('payment_intent') ?? '';
  const headers = { accept: 'application/json' };
  await page.request.post(`/sandbox/stripe/payments/${intent}/dispute`, { headers });
  await expect.poll(() => tokensOf(page)).toBe(0);
  const { disputes } = (await (await page.request.get('/sandbox/stripe/state.json')).json()) as {
    readonly disputes: readonly { readonly id: string; readonly payment_intent: string }[];
  };
  const { id = '' } = disputes.find((each) => each.payment_intent === intent) ?? {};
  await page.request.post(`/sandbox/stripe/disputes/${id}/lost`, { headers });
  // The provider tells of it in its own time.
  await expect(async () => {
    await page.goto(to(PATHS.receipts));
    await expect(page.getByText(say('Charged back'))).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
});
