import { expect, type Locator, type Page } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { ANY, say, sayIn, sayLike, to } from './speak.js';

/** Test cards of the payment provider's stand-in. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
  processes: '4000000000000077',
  loses: '4000000000000119',
} as const;

/** @returns such as '40 tokens' */
export const tokensText = (count: number): string => say('{count, plural, one {# token} other {# tokens}}', { count });

/** Chooses Pro and waits for the payment form. @param tokens which pack */
export async function openPayment(page: Page, tokens: 20 | 40 = 40): Promise<Locator> {
  await page.goto(to(PATHS.subscriptions));
  await page.getByRole('radio', { name: tokensText(40) }).check();
  await page.getByRole('button', { name: say('Next') }).click();
  const dialog = page.getByRole('dialog', { name: sayLike('Pro, {tokens}', { tokens: ANY }) });
  if (tokens !== 40) await dialog.getByRole('radio', { name: tokensText(tokens) }).check();
  await expect(page.getByRole('dialog', { name: say('Pro, {tokens}', { tokens: tokensText(tokens) }) })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: sayIn('to do', 'Pay') })).toBeEnabled();
  return dialog;
}

/** Fills in a card and pays. */
export async function pay(dialog: Locator, card: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Card number' }).fill(card);
  await dialog.getByRole('textbox', { name: /Expiry/ }).fill('1234');
  await dialog.getByRole('textbox', { name: /Security code/ }).fill('123');
  await dialog.getByRole('button', { name: sayIn('to do', 'Pay') }).click();
}

/** @returns tokens that the company has, as the server says */
export async function tokensOf(page: Page): Promise<number> {
  const answer = await page.request.get('/api/users/me');
  const me: unknown = await answer.json();
  const tokens = /"tokens":(\d+)/.exec(JSON.stringify(me))?.[1];
  return Number(tokens);
}
