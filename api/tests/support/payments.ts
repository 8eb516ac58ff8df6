import type { PaymentIntentAnswer } from '@vela/contracts/schemas';
import type { StripeEvent } from '@vela/sandbox';
import type { Recruiter } from './people.js';
import { STRIPE_KEYS } from './surroundings.js';
import type { World } from './world.js';

/** Test cards of the payment provider. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
  processes: '4000000000000077',
  answerLost: '4000000000000127',
} as const;

/** Prepares the payment of a pack. @param ammount net öre */
export const prepare = ({ visitor }: Recruiter, ammount = 200_000, attempt?: string): Promise<PaymentIntentAnswer> =>
  visitor.ok('createPaymentIntent', {
    body: { ammount, currency: 'sek', ...(attempt === undefined ? {} : { attempt }) },
  });

export const intentIdOf = ({ clientSecret }: PaymentIntentAnswer): string =>
  clientSecret?.split('_secret_', 1)[0] ?? '';

/** Pays as the provider's script does in a browser. @returns the HTTP status */
export async function payByCard(
  world: Pick<World, 'sandboxOrigin'>,
  prepared: PaymentIntentAnswer,
  card: string = CARDS.good,
): Promise<number> {
  const response = await fetch(`${world.sandboxOrigin}/v1/payment_intents/${intentIdOf(prepared)}/confirm`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${STRIPE_KEYS.publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      client_secret: prepared.clientSecret ?? '',
      'payment_method_data[card][number]': card,
      return_url: 'http://site.test/',
    }),
  });
  await response.text();
  return response.status;
}

/** @returns the payment's own event of a type, to be sent when and as often as a test wants */
export function eventOf({ stripe }: Pick<World, 'stripe'>, prepared: PaymentIntentAnswer, type: string): StripeEvent {
  const id = intentIdOf(prepared);
  const event = stripe.state.stored.events.findLast(
    ({ type: kind, data: { object } }) =>
      kind === type && (object.object === 'payment_intent' ? object.id : object.payment_intent) === id,
  );
  if (event === undefined) throw new Error(`There was no ${type}.`);
  return event;
}
