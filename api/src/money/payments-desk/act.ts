import { type ClientSession, Types } from 'mongoose';
import type {
  PaymentCase,
  PaymentCaseAction,
  PaymentCaseActionInput,
  PaymentCaseOutcome,
} from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { Collections } from '../../records/models.js';
import type { PaymentCaseDocument } from '../../records/payment-case.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import {
  acceptDispute,
  creditDifference,
  type PaymentNeeds,
  refundPurchase,
  requireProvider,
} from '../subscriptions/index.js';
import { actionsFor, caseOf, readCase } from './read.js';

type Needs = PaymentNeeds & Collections<'users'>;

/** How a case ends by what an admin did; the others end by what the provider says afterwards. */
const OUTCOMES: Readonly<Partial<Record<PaymentCaseAction, PaymentCaseOutcome>>> = {
  refund: 'refunded',
  credit: 'credited',
  close: 'noted',
};

async function carryOut(app: Needs, paymentCase: PaymentCaseDocument, action: PaymentCaseAction): Promise<void> {
  const { kind, purchaseId, subjectId, amountOre, _id } = paymentCase;
  const purchase = await app.models.purchases.findById(purchaseId).orFail().lean<PurchaseDocument>();
  if (action === 'refund')
    await refundPurchase(app, requireProvider(app.payments), purchase, {
      key: `refund:${_id.toHexString()}`,
      // What came back is refunded again; what else was paid may well stay.
      ...(kind === 'refundFailed' ? { amountOre } : {}),
    });
  else if (action === 'credit') await creditDifference(app, requireProvider(app.payments), purchase);
  else if (action === 'acceptDispute' && subjectId !== null)
    await acceptDispute(app, requireProvider(app.payments), subjectId);
}

async function noteIn(
  { models, clock }: Needs,
  { userId }: Caller,
  _id: Types.ObjectId,
  text: string,
  session?: ClientSession,
): Promise<void> {
  await models.paymentCases.updateOne(
    { _id },
    { $push: { notes: { at: clock.now(), userId, text } } },
    session ? { session } : {},
  );
}

/**
 * Does something about a case: at the provider, in the ledger, or only here. The reason stands with the case.
 * @throws AppError 404, 409 where it cannot be done with this case (any more), 503 if the provider does not say
 */
export async function actOn(
  app: Needs,
  caller: Caller,
  id: string,
  { action, reason }: PaymentCaseActionInput,
): Promise<PaymentCase> {
  const _id = new Types.ObjectId(id);
  const paymentCase = await caseOf(app, _id);
  if (!actionsFor(paymentCase).includes(action))
    throw new AppError(409, t('This cannot be done with this case any more.'));
  await carryOut(app, paymentCase, action);
  await app.inTransaction(async (session) => {
    const outcome = OUTCOMES[action];
    await noteIn(app, caller, _id, reason, session);
    if (outcome !== undefined)
      await app.models.paymentCases.updateOne(
        { _id, closedAt: null },
        { $set: { closedAt: app.clock.now(), outcome } },
        { session },
      );
    await recordAudit(app, session, {
      action: 'money.caseHandled',
      actorId: caller.userId,
      subject: 'paymentCase',
      subjectId: _id,
      companyId: paymentCase.companyId,
      details: { action, kind: paymentCase.kind, reason },
    });
  });
  return readCase(app, _id);
}

/** Writes a note beside a case, open or not. @throws AppError 404 */
export async function noteOn(app: Needs, caller: Caller, id: string, text: string): Promise<PaymentCase> {
  const { _id } = await caseOf(app, new Types.ObjectId(id));
  await noteIn(app, caller, _id, text);
  return readCase(app, _id);
}
