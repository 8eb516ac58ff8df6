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
  endRefundOrder,
  keepAsPaid,
  NO_REFUND_UNDER_WAY,
  notePaidOtherwise,
  type PaymentNeeds,
  refundFromCase,
  requireProvider,
} from '../subscriptions/index.js';
import { actionsFor, caseOf, readCase } from './read.js';

type Needs = PaymentNeeds & Collections<'users'>;

/**
 * How a case ends by what an admin did; the others end by what the provider says afterwards. A refund that is made again is
 * another one, which comes back, if it does, as a case of its own.
 */
function outcomeOf({ kind }: PaymentCaseDocument, action: PaymentCaseAction): PaymentCaseOutcome | null {
  if (action === 'close') return 'noted';
  if (action === 'paidOtherwise' || action === 'staysPaid') return action;
  return action === 'refund' && kind === 'refundFailed' ? 'refunded' : null;
}

/** What is done at the provider. */
async function carryOut(
  app: Needs,
  paymentCase: PaymentCaseDocument,
  purchase: PurchaseDocument,
  action: PaymentCaseAction,
): Promise<void> {
  const { subjectId } = paymentCase;
  if (action === 'refund') await refundFromCase(app, requireProvider(app.payments), paymentCase, purchase);
  else if (action === 'credit') await creditDifference(app, requireProvider(app.payments), purchase);
  else if (action === 'acceptDispute' && subjectId !== null)
    await acceptDispute(app, requireProvider(app.payments), subjectId);
}

/** What is done here alone, together with the end of the case. */
async function carryOutHere(
  app: Needs,
  paymentCase: PaymentCaseDocument,
  action: PaymentCaseAction,
  session: ClientSession,
): Promise<void> {
  const { purchaseId, subjectId } = paymentCase;
  if (action === 'refund') await endRefundOrder(app, paymentCase, session);
  if (subjectId === null) return;
  if (action === 'paidOtherwise') await notePaidOtherwise(app, { purchaseId, refundId: subjectId }, session);
  else if (action === 'staysPaid') await keepAsPaid(app, { purchaseId, refundId: subjectId }, session);
}

const tooLate = (): AppError => new AppError(409, t('This cannot be done with this case any more.'));

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
  const purchase = await app.models.purchases.findById(paymentCase.purchaseId).orFail().lean<PurchaseDocument>();
  if (!actionsFor(paymentCase, purchase).includes(action)) throw tooLate();
  await carryOut(app, paymentCase, purchase, action);
  await app.inTransaction(async (session) => {
    const outcome = outcomeOf(paymentCase, action);
    await noteIn(app, caller, _id, reason, session);
    if (outcome !== null) {
      const { matchedCount } = await app.models.paymentCases.updateOne(
        { _id, outcome: paymentCase.outcome, ...(action === 'refund' ? {} : NO_REFUND_UNDER_WAY) },
        { $set: { closedAt: app.clock.now(), outcome } },
        { session },
      );
      // What the provider said since may have ended it; what is done here is done once.
      if (matchedCount === 0 && action !== 'refund') throw tooLate();
    }
    await carryOutHere(app, paymentCase, action, session);
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
