import { expect } from '@jest/globals';
import { Types } from 'mongoose';
import type { PaymentIntentAnswer } from '@vela/contracts/schemas';
import type { PaymentIntent, StripeEvent } from '@vela/sandbox';
import { post } from '../../src/money/ledger/index.js';
import { intentIdOf, payByCard, prepare } from './payments.js';
import { joinAsRecruiter, type Recruiter } from './people.js';
import type { World } from './world.js';

/** Somebody and what they buy. */
export interface Bought {
  readonly buyer: Recruiter;
  readonly prepared: PaymentIntentAnswer;
  readonly companyId: Types.ObjectId;
}

/** What becomes of charges in a world: of their payments at the provider, their tokens, cases and mails. */
export function chargesOf(world: () => World) {
  let serial = 0;

  const purchase = ({ buyer, prepared }: Pick<Bought, 'buyer' | 'prepared'>) =>
    buyer.visitor.ok('getPurchase', { params: { id: prepared.purchaseId } });
  const intentOf = ({ prepared: answer }: Bought): PaymentIntent => world().stripe.payments.intent(intentIdOf(answer));

  /** Somebody about to pay for 40 tokens. */
  async function prepared(): Promise<Bought> {
    const buyer = await joinAsRecruiter(world(), { givenName: `Holder${String.fromCharCode(97 + serial++)}` });
    return { buyer, prepared: await prepare(buyer), companyId: new Types.ObjectId(buyer.company.id) };
  }

  /** Somebody with 40 tokens that were paid by card. */
  async function bought(): Promise<Bought> {
    const of = await prepared();
    await payByCard(world(), of.prepared);
    await purchase(of);
    return of;
  }

  /** The same somebody with as many once more. */
  async function boughtAgain({ buyer, companyId }: Bought): Promise<Bought> {
    const of = { buyer, companyId, prepared: await prepare(buyer) };
    await payByCard(world(), of.prepared);
    await purchase(of);
    return of;
  }

  const tokensOf = async ({ companyId }: Bought) =>
    (await world().server.app.models.companies.findById(companyId).orFail().lean()).balance.tokens;
  const casesOf = ({ prepared: { purchaseId } }: Bought) =>
    world()
      .server.app.models.paymentCases.find({ purchaseId: new Types.ObjectId(purchaseId) })
      .lean();
  const mailsOf = async (prefix: string): Promise<string[]> =>
    (
      await world()
        .server.app.models.outbox.find({ key: new RegExp(`^${prefix}:`) })
        .lean()
    ).map(({ key }) => key);
  const eventsOf = ({ prepared: answer }: Bought): StripeEvent[] =>
    world().stripe.state.stored.events.filter(
      ({ data: { object } }) =>
        (object.object === 'payment_intent' ? object.id : object.payment_intent) === intentIdOf(answer),
    );

  /** Every event of a payment, the last first and each several times at once. */
  async function tellBackwards(of: Bought): Promise<void> {
    for (const event of eventsOf(of).toReversed()) {
      const statuses = await Promise.all([1, 2, 3].map(() => world().stripe.webhooks.send(event)));
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
  }

  async function spend({ companyId }: Bought, amount: number): Promise<void> {
    const { app } = world().server;
    const entry = { companyId, account: 'tokens', amount, cause: 'connection', causeId: new Types.ObjectId() } as const;
    await app.inTransaction(async (session) => {
      await post(app, { ...entry, kind: 'reserve' }, session);
      await post(app, { ...entry, kind: 'consume' }, session);
    });
  }

  return {
    prepared,
    bought,
    boughtAgain,
    purchase,
    intentOf,
    tokensOf,
    casesOf,
    mailsOf,
    eventsOf,
    tellBackwards,
    spend,
  };
}
