import { type ClientSession, Types } from 'mongoose';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { PaymentCaseKind, PaymentCaseOutcome } from '@vela/contracts/schemas';
import { exactOreText } from '@vela/formats';
import { texts } from '@vela/language';
import { recordAudit } from '../../platform/audit/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { PaymentCaseDocument } from '../../records/payment-case.js';
import type { CardDispute, PurchaseDocument } from '../../records/purchase.js';
import type { MoneyNeeds } from './needs.js';

/** What each kind is called in the mail to the platform. */
const TITLES: Readonly<Record<PaymentCaseKind, string>> = texts({
  dispute: 'A card payment is disputed',
  refundFailed: 'A refund came back',
  companyClosed: 'A payment arrived for a company of which nobody acts',
  amountDiffers: 'A payment differs from its price',
  stuck: 'The provider does not say whether a payment went through',
});

const INQUIRY_TITLE = texts({ inquiry: 'A bank asks about a card payment' });
const titleOf = ({ kind, inquiry = false }: Pick<NewCase, 'kind' | 'inquiry'>): string =>
  inquiry ? INQUIRY_TITLE.inquiry : TITLES[kind];

export interface NewCase {
  readonly kind: PaymentCaseKind;
  /** The provider's id of the dispute or refund; null where it is about the payment itself. */
  readonly subjectId: string | null;
  readonly amountOre: number;
  readonly dueBy?: Date | null;
  /** Of a dispute: the bank only asks. */
  readonly inquiry?: boolean;
  /** Of what may come again: since when it has been so. A row that was closed before is open once more then. */
  readonly since?: Date;
}

const keyOf = (kind: PaymentCaseKind, purchase: PurchaseDocument, subjectId: string | null): string =>
  `${kind}:${subjectId ?? purchase._id.toHexString()}`;

/**
 * Opens a row once more, with its notes. One that an admin closed stays closed for what they closed it for; one that closed by
 * itself was decided in between.
 * @returns its id, null where it stays as it is
 */
async function openAgain(
  { models, clock }: MoneyNeeds,
  key: string,
  { amountOre, since }: NewCase,
  session: ClientSession,
): Promise<Types.ObjectId | null> {
  if (since === undefined) return null;
  const reopened = await models.paymentCases
    .findOneAndUpdate(
      { key, $or: [{ outcome: 'settled' }, { closedAt: { $ne: null, $lte: since } }] },
      { $set: { amountOre, openedAt: clock.now(), closedAt: null, outcome: null } },
      { session },
    )
    .lean<PaymentCaseDocument | null>();
  return reopened?._id ?? null;
}

async function tellPlatform(
  app: MoneyNeeds,
  mail: string,
  about: Pick<NewCase, 'kind' | 'inquiry' | 'amountOre'>,
  session: ClientSession,
): Promise<void> {
  await leaveMail(app, session, `paymentCase:${mail}`, {
    to: { address: app.config.contactEmail, language: app.config.contactLanguage },
    template: 'paymentCase',
    values: () => ({
      title: titleOf(about),
      amount: exactOreText(about.amountOre),
      link: app.config.appOrigin + pathTo(PATHS.godmodeSection, { section: 'payments' }),
    }),
  });
}

/** Tells the platform that a bank which had only asked disputes the payment: something else is to be done about the row. */
export const tellOfEscalation = (
  app: MoneyNeeds,
  purchase: PurchaseDocument,
  { disputeId, amountOre }: Pick<CardDispute, 'disputeId' | 'amountOre'>,
  session: ClientSession,
): Promise<void> =>
  tellPlatform(app, `${keyOf('dispute', purchase, disputeId)}:disputed`, { kind: 'dispute', amountOre }, session);

/** Puts a row on the payments desk and tells the platform, once for each subject. */
export async function openCase(
  app: MoneyNeeds,
  purchase: PurchaseDocument,
  newCase: NewCase,
  session: ClientSession,
): Promise<void> {
  const { kind, subjectId, amountOre, dueBy = null } = newCase;
  const { _id: purchaseId, companyId } = purchase;
  const key = keyOf(kind, purchase, subjectId);
  const openedAt = app.clock.now();
  const fresh = { _id: new Types.ObjectId(), kind, purchaseId, companyId, amountOre, subjectId, dueBy };
  const { upsertedCount } = await app.models.paymentCases.updateOne(
    { key },
    { $setOnInsert: { ...fresh, openedAt, closedAt: null, outcome: null, notes: [] } },
    { upsert: true, session },
  );
  const _id = upsertedCount > 0 ? fresh._id : await openAgain(app, key, newCase, session);
  if (_id === null) return;
  const mail = upsertedCount > 0 ? key : `${key}:${openedAt.getTime()}`;
  await tellPlatform(app, mail, newCase, session);
  await recordAudit(app, session, {
    action: 'money.caseOpened',
    subject: 'paymentCase',
    subjectId: _id,
    companyId,
    details: { kind, amountOre },
  });
}

/** Takes a row off the desk that needs nobody any more. What was closed before keeps its outcome. */
export async function closeCase(
  { models, clock }: MoneyNeeds,
  purchase: PurchaseDocument,
  { kind, subjectId }: Pick<NewCase, 'kind' | 'subjectId'>,
  outcome: PaymentCaseOutcome,
  session: ClientSession,
): Promise<void> {
  await models.paymentCases.updateOne(
    { key: keyOf(kind, purchase, subjectId), closedAt: null },
    { $set: { closedAt: clock.now(), outcome } },
    { session },
  );
}

/** Something can be done about an open row for longer than it said. */
export async function prolongCase(
  { models }: MoneyNeeds,
  purchase: PurchaseDocument,
  { kind, subjectId }: Pick<NewCase, 'kind' | 'subjectId'>,
  dueBy: Date,
  session: ClientSession,
): Promise<void> {
  await models.paymentCases.updateOne(
    { key: keyOf(kind, purchase, subjectId), closedAt: null },
    { $set: { dueBy } },
    { session },
  );
}

/** Takes every row off the desk that is about a refund of the purchase that came back: its money has found its end. */
export async function closeReturnedRefunds(
  { models, clock }: MoneyNeeds,
  { _id: purchaseId }: PurchaseDocument,
  outcome: PaymentCaseOutcome,
  session: ClientSession,
): Promise<void> {
  await models.paymentCases.updateMany(
    { purchaseId, kind: 'refundFailed', closedAt: null },
    { $set: { closedAt: clock.now(), outcome } },
    { session },
  );
}

/** Puts the rows of refunds that came back on the desk again whose money a dispute had taken: the bank gave it back. */
export async function reopenLostRefunds(
  { models }: MoneyNeeds,
  { _id: purchaseId }: PurchaseDocument,
  session: ClientSession,
): Promise<void> {
  await models.paymentCases.updateMany(
    { purchaseId, kind: 'refundFailed', outcome: 'lost' },
    { $set: { closedAt: null, outcome: null } },
    { session },
  );
}

/** @returns whether a refund of the purchase came back and nobody said yet what became of its money */
export async function hasReturnedRefunds(
  { models }: MoneyNeeds,
  { _id: purchaseId }: PurchaseDocument,
  session: ClientSession,
): Promise<boolean> {
  const returned = await models.paymentCases
    .find({ purchaseId, kind: 'refundFailed' })
    .session(session)
    .lean<PaymentCaseDocument[]>();
  return returned.some(({ outcome }) => outcome === null || outcome === 'noted');
}

/** Puts a row back on the desk whose end was taken back. One that ended otherwise stays closed. */
export async function reopenCase(
  { models }: MoneyNeeds,
  purchase: PurchaseDocument,
  { kind, subjectId }: Pick<NewCase, 'kind' | 'subjectId'>,
  outcomes: readonly PaymentCaseOutcome[],
  session: ClientSession,
): Promise<void> {
  await models.paymentCases.updateOne(
    { key: keyOf(kind, purchase, subjectId), outcome: { $in: [...outcomes] } },
    { $set: { closedAt: null, outcome: null } },
    { session },
  );
}
