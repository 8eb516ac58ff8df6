import { type ClientSession, Types } from 'mongoose';
import type Stripe from 'stripe';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import { issueCreditNote } from '../documents/index.js';
import { post } from '../ledger/index.js';
import { readPayment } from './provider.js';
import { settle } from './settle.js';

type Needs = Collections<
  'auditEntries' | 'companies' | 'documents' | 'ledgerEntries' | 'numberSeries' | 'purchases' | 'users'
> &
  Pick<Platform, 'clock' | 'log' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin' | 'seller'>;

/** @returns how many of a purchase's tokens a refund of so much pays back; whole tokens, all of them at the full amount */
export const tokensPaidBack = (
  { tokens, totalOre }: Pick<PurchaseDocument, 'tokens' | 'totalOre'>,
  refundedOre: number,
): number => Math.floor((tokens * refundedOre) / totalOre);

/** Takes back what is unspent of the tokens that were paid back; what was spent is noted. */
async function takeBack(
  app: Needs,
  purchaseId: Types.ObjectId,
  refundedOre: number,
  session: ClientSession,
): Promise<void> {
  const { models, clock } = app;
  const purchase = await models.purchases.findById(purchaseId).session(session).orFail().lean<PurchaseDocument>();
  // The provider tells the sum so far: what was told before changes nothing.
  if (purchase.refundedOre >= refundedOre) return;
  const { companyId } = purchase;
  const company = await models.companies.findById(companyId).session(session).orFail().lean<CompanyDocument>();
  const due = tokensPaidBack(purchase, refundedOre) - purchase.refundedTokens - purchase.refundedSpentTokens;
  const tokens = Math.min(due, company.balance.tokens.free);
  const step = { _id: new Types.ObjectId(), amountOre: refundedOre - purchase.refundedOre, tokens, at: clock.now() };
  await models.purchases.updateOne(
    { _id: purchaseId },
    {
      $set: { refundedOre },
      $inc: { refundedTokens: tokens, refundedSpentTokens: due - tokens },
      $push: { refunds: step },
    },
    { session },
  );
  if (tokens > 0)
    await post(
      app,
      { companyId, account: 'tokens', kind: 'refund', amount: tokens, cause: 'refund', causeId: step._id },
      session,
    );
  await issueCreditNote(
    app,
    { subjectId: purchaseId, causeId: step._id, totalOre: step.amountOre, reason: 'refund' },
    session,
  );
  await recordAudit(app, session, {
    action: 'money.refund',
    subject: 'purchase',
    subjectId: purchaseId,
    companyId,
    details: { amountOre: step.amountOre, tokens, spentTokens: due - tokens },
  });
}

/** Follows a refund that was made at the provider. The payment is settled first, should its own event still be on its way. */
export async function followRefund(app: Needs, provider: Stripe, charge: Stripe.Charge): Promise<void> {
  const intentId = typeof charge.payment_intent === 'string' ? charge.payment_intent : charge.payment_intent?.id;
  if (intentId === undefined || charge.amount_refunded === 0) return;
  const purchase = await settle(app, await readPayment(provider, intentId));
  if (purchase === null || purchase.paidAt === null || purchase.refundedOre >= charge.amount_refunded) return;
  await app.inTransaction((session) => takeBack(app, purchase._id, charge.amount_refunded, session));
}
