import type { PaymentError } from './objects.js';

/** What happens when a card is charged. */
export type CardOutcome =
  | { readonly kind: 'succeeds' }
  | { readonly kind: 'asks' }
  | { readonly kind: 'processes' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'answerLost' }
  | { readonly kind: 'declined'; readonly error: PaymentError };

const declined = (code: string, message: string, declineCode?: string): CardOutcome => ({
  kind: 'declined',
  error: { type: 'card_error', code, message, ...(declineCode === undefined ? {} : { decline_code: declineCode }) },
});

interface TestCard {
  readonly number: string;
  readonly note: string;
  readonly outcome: CardOutcome;
}

/** The test cards; the first four as in the provider's documentation, the last two are this stand-in's own. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', note: 'succeeds', outcome: { kind: 'succeeds' } },
  {
    number: '4000000000000002',
    note: 'is declined',
    outcome: declined('card_declined', 'Your card was declined.', 'generic_decline'),
  },
  { number: '4000002500003155', note: 'asks for an extra step (3-D Secure)', outcome: { kind: 'asks' } },
  {
    number: '4000000000009995',
    note: 'has insufficient funds',
    outcome: declined('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  },
  { number: '4000000000000077', note: 'stays in processing until it is settled here', outcome: { kind: 'processes' } },
  { number: '4000000000000119', note: 'loses the connection while paying', outcome: { kind: 'unreachable' } },
  { number: '4000000000000127', note: 'is charged, and the answer is lost', outcome: { kind: 'answerLost' } },
];

/** @param number digits only */
export const outcomeOf = (number: string): CardOutcome =>
  TEST_CARDS.find((card) => card.number === number)?.outcome ??
  declined('incorrect_number', 'Your card number is incorrect.');
