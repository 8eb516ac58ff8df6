import type { ClientSession, Types } from 'mongoose';
import type Stripe from 'stripe';
import { t } from '@vela/language';
import { AppError } from '../../platform/errors/index.js';
import type { CaseRefund, PaymentCaseDocument, RefundAnswer } from '../../records/payment-case.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import { oreLeft } from './left.js';
import type { MoneyNeeds } from './needs.js';
import { notSaid, sensible } from './provider.js';
import { isProviderError, isSpentKey, isUnanswered } from './provider-errors.js';
import { followRefunds } from './refund.js';

/** Longer than any call takes: who asked has ended without writing down what came of it, milliseconds. */
const LOST_AFTER_MS = 60_000;

/** Of a row that nobody asks a refund from, as far as is known. */
export const NO_REFUND_UNDER_WAY = { 'refund.answer': { $nin: ['awaited', 'lost'] satisfies RefundAnswer[] } } as const;

/** @returns whether it is known of each refund that was asked for from a row whether it was made */
export const isRefundDecided = ({ refund }: Pick<PaymentCaseDocument, 'refund'>): boolean =>
  refund === undefined || refund.answer === 'came';

/** What is asked for, and how the row stood before. */
interface Order {
  readonly caseId: Types.ObjectId;
  readonly purchaseId: Types.ObjectId;
  readonly intentId: string;
  readonly key: string;
  /** All that is left of the payment where it is undefined, öre. */
  readonly amountOre: number | undefined;
  readonly earlier: CaseRefund | undefined;
  readonly refund: CaseRefund & { readonly before: string[] };
}

/** @returns how much a row's refund pays back, undefined for all that is left at the provider, öre */
function amountOf(
  { kind, amountOre }: Pick<PaymentCaseDocument, 'kind' | 'amountOre'>,
  purchase: PurchaseDocument,
): number | undefined {
  // What came back is refunded again; what else was paid may well stay.
  if (kind === 'refundFailed') return amountOre;
  // What was paid another way is at the provider still.
  return purchase.refunds.some(({ otherwiseAt }) => otherwiseAt != null) ? oreLeft(purchase) : undefined;
}

const underWay = (): AppError =>
  new AppError(409, t('This refund is being asked for at this moment. Please look again what came of it.'));

/** @throws AppError 409 where somebody else asks for it at this moment, or the row is closed by now */
async function begin(
  { models, clock }: MoneyNeeds,
  { _id: caseId, kind, amountOre, refund: earlier }: PaymentCaseDocument,
  purchase: PurchaseDocument,
): Promise<Order> {
  const { _id: purchaseId, paymentIntentId, refunds } = purchase;
  if (paymentIntentId === null) throw new AppError(409, t('Nothing was paid that could be refunded.'));
  const askedAt = clock.now();
  const isOurs = earlier?.answer !== 'awaited' || askedAt.getTime() - earlier.askedAt.getTime() > LOST_AFTER_MS;
  const before = earlier?.before ?? refunds.map(({ refundId }) => refundId);
  const refund = { attempt: earlier?.attempt ?? 0, askedAt, answer: 'awaited' as const, before };
  const unchanged = {
    'refund.attempt': earlier?.attempt ?? null,
    'refund.answer': earlier?.answer ?? null,
    'refund.askedAt': earlier?.askedAt ?? null,
  };
  // Whose refund the provider has is told by what it had before: one of a purchase is asked for at a time.
  const isAlone = !(await models.paymentCases.exists({
    purchaseId,
    _id: { $ne: caseId },
    'refund.answer': { $in: ['awaited', 'lost'] },
  }));
  const { matchedCount } =
    isOurs && isAlone
      ? await models.paymentCases.updateOne({ _id: caseId, closedAt: null, ...unchanged }, { $set: { refund } })
      : { matchedCount: 0 };
  if (matchedCount === 0) throw underWay();
  // The provider would answer the same again under the same key: each that failed, and each answer, makes another one.
  const failed = refunds.filter(({ state }) => state === 'failed').length;
  const parts = ['refund', caseId.toHexString(), ...(failed === 0 ? [] : [failed])];
  return {
    caseId,
    purchaseId,
    intentId: paymentIntentId,
    key: [...parts, ...(refund.attempt === 0 ? [] : [`try${refund.attempt}`])].join(':'),
    amountOre: amountOf({ kind, amountOre }, purchase),
    earlier,
    refund,
  };
}

/** @returns whether the provider has a refund that is this one, made although that was not heard */
async function wasMade(app: MoneyNeeds, provider: Stripe, order: Order): Promise<boolean> {
  const { models } = app;
  await followRefunds(app, provider, order.intentId);
  const purchase = await models.purchases.findById(order.purchaseId).orFail().lean<PurchaseDocument>();
  // All that is left can be paid back once.
  if (order.amountOre === undefined) return oreLeft(purchase) <= 0;
  return purchase.refunds.some(
    ({ refundId, amountOre }) => amountOre === order.amountOre && !order.refund.before.includes(refundId),
  );
}

async function make(app: MoneyNeeds, provider: Stripe, { intentId, key, amountOre }: Order): Promise<void> {
  sensible(
    await provider.refunds.create(
      { payment_intent: intentId, ...(amountOre === undefined ? {} : { amount: amountOre }) },
      { idempotencyKey: key },
    ),
  );
  await followRefunds(app, provider, intentId);
}

/** Writes down what is known after an error, unless somebody else has asked since. */
async function noteError(
  { models }: MoneyNeeds,
  { caseId, earlier, refund }: Order,
  error: unknown,
  looked: boolean,
): Promise<void> {
  const { attempt, askedAt } = refund;
  const spent = looked && isSpentKey(error);
  // One that was not begun says nothing of what was asked for before it.
  const unsure = !spent && (!isProviderError(error) || isUnanswered(error) || isSpentKey(error));
  const answer: RefundAnswer =
    unsure || (!spent && earlier !== undefined && earlier.answer !== 'came') ? 'lost' : 'came';
  await models.paymentCases.updateOne(
    { _id: caseId, 'refund.attempt': attempt, 'refund.askedAt': askedAt },
    { $set: { 'refund.answer': answer, 'refund.attempt': spent ? attempt + 1 : attempt } },
  );
}

/** @returns whether the provider, which answered with an error, has made the refund all the same; null where it does not say */
const madeAllTheSame = (app: MoneyNeeds, provider: Stripe, order: Order, error: unknown): Promise<boolean | null> =>
  isSpentKey(error) ? wasMade(app, provider, order).catch(() => null) : Promise.resolve(null);

/**
 * Asks the provider for the refund of a row, once whoever presses how often: while its answer is not known it is asked for by
 * the same key, and nothing else can be done with its money; after an answer that was none it is asked for by another.
 * What it does to tokens follows from what the provider then has. The row stays as it is until `endRefundOrder`.
 * @throws AppError 409 if the provider refuses it, or somebody else asks for it, 503 if the provider does not say
 */
export async function refundFromCase(
  app: MoneyNeeds,
  provider: Stripe,
  paymentCase: PaymentCaseDocument,
  purchase: PurchaseDocument,
): Promise<void> {
  const order = await begin(app, paymentCase, purchase);
  try {
    const askedBefore = order.earlier?.before != null;
    if (!askedBefore || !(await wasMade(app, provider, order))) await make(app, provider, order);
  } catch (error) {
    const made = await madeAllTheSame(app, provider, order, error);
    if (made === true) return;
    await noteError(app, order, error, made !== null);
    throw isProviderError(error) ? notSaid(error) : error;
  }
}

/** The refund was made, and the row has what followed from it. */
export async function endRefundOrder(
  { models }: MoneyNeeds,
  { _id }: Pick<PaymentCaseDocument, '_id'>,
  session: ClientSession,
): Promise<void> {
  await models.paymentCases.updateOne(
    { _id },
    { $set: { 'refund.answer': 'came', 'refund.before': null }, $inc: { 'refund.attempt': 1 } },
    { session },
  );
}
