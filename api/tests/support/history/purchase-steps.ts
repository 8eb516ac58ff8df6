import { expect } from '@jest/globals';
import type { StripeEvent } from '@vela/sandbox';
import type { Chance } from '../chance.js';
import { CARDS, intentIdOf, prepare } from '../payments.js';
import type { World } from '../world.js';
import { withVat } from './books-model.js';
import type { HistoryCompany } from './cast.js';

/** What can happen to payments in a random history; each step holds the server's answers against the model. */
export function purchaseSteps({
  world,
  companies,
  chance,
}: {
  readonly world: World;
  readonly companies: readonly HistoryCompany[];
  readonly chance: Chance;
}) {
  const {
    payments,
    refunds,
    disputes,
    state: { stored: kept },
  } = world.stripe;
  const before = kept.events.length;
  /** Those of this history. */
  const events = (): readonly StripeEvent[] => kept.events.slice(before);

  /** The server just saw what the provider knows of payments that it waits for. */
  function seen({ model, purchases }: HistoryCompany): void {
    for (const { prepared, model: purchase } of purchases)
      if (payments.intent(intentIdOf(prepared)).status === 'succeeded') model.credit(purchase);
  }

  /** One person goes on with what they have not ended: the same purchase, or its successor for another pack. */
  async function buy(company: HistoryCompany): Promise<void> {
    const prepared = await prepare(company.recruiter, chance.oneOf([100_000, 200_000]));
    const { tokens, netOre, totalOre, purchaseId, clientSecret } = prepared;
    seen(company);
    const { vatPercent } = company.books;
    if (clientSecret !== null) expect(totalOre).toBe(withVat(netOre, vatPercent).totalOre);
    if (!company.purchases.some(({ prepared: known }) => known.purchaseId === purchaseId))
      company.purchases.push({
        prepared,
        netOre,
        vatPercent,
        model: company.model.begin(tokens, totalOre),
      });
    if (clientSecret === null) return;
    await company.recruiter.visitor.ok('beginPayment', { params: { id: purchaseId }, body: { totalOre } });
    payments.confirm(payments.intent(intentIdOf(prepared)), chance.oneOf([CARDS.good, CARDS.good, CARDS.declined]), '');
  }

  const STATES: Readonly<Record<string, string>> = { succeeded: 'paid', canceled: 'canceled' };

  /** The buyer's page asks how a purchase stands. */
  async function ask({ recruiter, model, purchases }: HistoryCompany): Promise<void> {
    if (purchases.length === 0) return;
    const { prepared, model: purchase } = chance.oneOf(purchases);
    const { state } = await recruiter.visitor.ok('getPurchase', { params: { id: prepared.purchaseId } });
    const { status } = payments.intent(intentIdOf(prepared));
    if (status === 'succeeded') model.credit(purchase);
    expect(state).toBe(STATES[status] ?? 'failed');
  }

  const refundAtProvider = ({ purchases }: HistoryCompany): Promise<void> => {
    const refundable = purchases
      .map(({ prepared }) => payments.intent(intentIdOf(prepared)))
      .filter(
        ({ latest_charge: charge }) =>
          charge !== null && !payments.charge(charge).refunded && !payments.charge(charge).disputed,
      );
    if (refundable.length > 0) {
      const intent = chance.oneOf(refundable);
      const { amount, amount_refunded: refunded } = payments.charge(intent.latest_charge ?? '');
      refunds.make(intent, chance.next() < 0.5 ? undefined : 1 + chance.below(amount - refunded));
    }
    return Promise.resolve();
  };

  /** A bank sends a refund back, perhaps long after it took it. */
  const returnRefund = ({ purchases }: HistoryCompany): Promise<void> => {
    const made = purchases
      .flatMap(({ prepared }) => refunds.of(intentIdOf(prepared)))
      .filter(({ status }) => status !== 'failed');
    if (made.length > 0) refunds.fail(chance.oneOf(made));
    return Promise.resolve();
  };

  /** A bank disputes a payment or asks about it, goes on from asking, decides, or decides anew. */
  const disputeAtProvider = ({ purchases }: HistoryCompany): Promise<void> => {
    const paid = purchases
      .map(({ prepared }) => payments.intent(intentIdOf(prepared)))
      .filter(({ id, latest_charge: charge }) =>
        charge === null ? false : disputes.of(id).length > 0 || !payments.charge(charge).refunded,
      );
    if (paid.length === 0) return Promise.resolve();
    const intent = chance.oneOf(paid);
    const [dispute] = disputes.of(intent.id);
    const next = chance.next();
    if (dispute === undefined) {
      if (next < 0.5) disputes.open(intent);
      else disputes.inquire(intent);
    } else if (dispute.status === 'needs_response') disputes.close(dispute, next < 0.5 ? 'won' : 'lost');
    else if (dispute.status === 'warning_needs_response') {
      if (next < 0.5) disputes.close(dispute, next < 0.3 ? 'warning_closed' : 'prevented');
      else disputes.escalate(dispute);
    } else if (dispute.status === 'lost' && next < 0.3) disputes.close(dispute, 'won');
    return Promise.resolve();
  };

  function follow(event: StripeEvent): void {
    const { object } = event.data;
    for (const { model, purchases } of companies)
      for (const { prepared, model: purchase } of purchases) {
        if (intentIdOf(prepared) !== (object.object === 'payment_intent' ? object.id : object.payment_intent)) continue;
        // Refunds and disputes are read at the provider, whatever their event says; refunds with each dispute.
        if (object.object === 'charge' || object.object === 'refund' || object.object === 'dispute')
          model.refund(
            purchase,
            payments.charge(payments.intent(intentIdOf(prepared)).latest_charge ?? '').amount_refunded,
          );
        if (object.object === 'dispute') {
          const { amount, status } = disputes.dispute(object.id);
          if (status === 'needs_response' || status === 'warning_needs_response') model.dispute(purchase, amount);
          else model.decide(purchase, amount, status === 'lost' ? 'lost' : 'won');
        }
        // Other events have the payment read at the provider, where it may have succeeded meanwhile.
        else if (
          event.type !== 'payment_intent.created' &&
          payments.intent(intentIdOf(prepared)).status === 'succeeded'
        )
          model.credit(purchase);
      }
  }

  /** Events of any age, in any order, each several times at once. */
  async function deliver(): Promise<void> {
    for (let left = 1 + chance.below(4); left > 0 && events().length > 0; left -= 1) {
      const event = chance.oneOf(events().slice(chance.next() < 0.7 ? -12 : 0));
      const statuses = await Promise.all(
        Array.from({ length: 1 + chance.below(4) }, () => world.stripe.webhooks.send(event)),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
      follow(event);
    }
  }

  /** In the end every event has come. */
  async function deliverAll(): Promise<void> {
    for (const event of events()) {
      await world.stripe.webhooks.send(event);
      follow(event);
    }
  }

  return { seen, buy, ask, refundAtProvider, returnRefund, disputeAtProvider, deliver, deliverAll };
}
