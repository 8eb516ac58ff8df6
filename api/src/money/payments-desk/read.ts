import type { Types } from 'mongoose';
import { ADMIN_PAGE_SIZE } from '@vela/contracts/constants';
import type { PaymentCase, PaymentCaseAction, PaymentCasePage, PaymentCaseStatus } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { printedNumber } from '@vela/market/documents';
import { notFound } from '../../platform/errors/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { PaymentCaseDocument } from '../../records/payment-case.js';
import type { PurchaseDocument } from '../../records/purchase.js';
import type { UserDocument } from '../../records/user.js';
import { isRefundDecided, oreLeft } from '../subscriptions/index.js';

type Needs = Collections<'companies' | 'paymentCases' | 'purchases' | 'users'>;

/** Ends of a refund that came back, other than making it again. */
const ENDS_OF_REFUNDS: readonly PaymentCaseAction[] = ['paidOtherwise', 'staysPaid'];

/** What can be done with an open case, by what it is about. */
const ACTIONS: Readonly<Record<PaymentCase['kind'], readonly PaymentCaseAction[]>> = {
  dispute: ['acceptDispute'],
  refundFailed: ['refund', ...ENDS_OF_REFUNDS],
  companyClosed: ['refund', 'close'],
  amountDiffers: ['credit', 'refund'],
  stuck: ['close'],
};

/** The provider itself sees to it that none of these pays twice. */
const AT_PROVIDER: readonly PaymentCaseAction[] = ['refund', 'acceptDispute'];

/** What can be done by what the case is about; while a refund may have been made, only to ask for it again. One that was closed by hand before a refund had ends has them still. */
function actionsOf(paymentCase: PaymentCaseDocument): readonly PaymentCaseAction[] {
  const { kind, closedAt, outcome } = paymentCase;
  if (closedAt === null)
    return isRefundDecided(paymentCase)
      ? ACTIONS[kind]
      : ACTIONS[kind].filter((action) => AT_PROVIDER.includes(action));
  return kind === 'refundFailed' && outcome === 'noted' ? ENDS_OF_REFUNDS : [];
}

/** @returns whether a case is about a bank that only asks, and has taken nothing; undefined where it is about no dispute */
function isInquiry(
  { kind, subjectId }: PaymentCaseDocument,
  purchase: PurchaseDocument | undefined,
): boolean | undefined {
  if (kind !== 'dispute') return undefined;
  return purchase?.disputes.find(({ disputeId }) => disputeId === subjectId)?.inquiry === true;
}

/**
 * @returns what an admin can do with a case now; a payment that was not credited has no receipt that could stay, and one that a
 *   bank only asks about is not lost: it may be refunded
 */
export function actionsFor(
  paymentCase: PaymentCaseDocument,
  purchase: PurchaseDocument | undefined,
): readonly PaymentCaseAction[] {
  if (paymentCase.closedAt === null && isInquiry(paymentCase, purchase) === true)
    return purchase !== undefined && oreLeft(purchase) > 0 ? ['refund'] : [];
  return actionsOf(paymentCase).filter(
    (action) => action !== 'staysPaid' || (purchase?.receiptNumber ?? null) !== null,
  );
}

interface Surroundings {
  readonly purchases: ReadonlyMap<string, PurchaseDocument>;
  readonly companies: ReadonlyMap<string, CompanyDocument>;
  readonly users: ReadonlyMap<string, UserDocument>;
}

const byId = <Item extends { _id: Types.ObjectId }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item._id.toHexString(), item]));

async function surroundingsOf({ models }: Needs, cases: readonly PaymentCaseDocument[]): Promise<Surroundings> {
  const [purchases, companies, users] = await Promise.all([
    models.purchases.find({ _id: { $in: cases.map(({ purchaseId }) => purchaseId) } }).lean<PurchaseDocument[]>(),
    models.companies.find({ _id: { $in: cases.map(({ companyId }) => companyId) } }).lean<CompanyDocument[]>(),
    models.users
      .find({ _id: { $in: cases.flatMap(({ notes }) => notes.map(({ userId }) => userId)) } })
      .lean<UserDocument[]>(),
  ]);
  return { purchases: byId(purchases), companies: byId(companies), users: byId(users) };
}

const nameOf = (user: UserDocument | undefined): string =>
  user === undefined ? t('a deleted account') : `${user.givenName} ${user.familyName}`;

function onWire(paymentCase: PaymentCaseDocument, { purchases, companies, users }: Surroundings): PaymentCase {
  const { _id, kind, companyId, purchaseId, amountOre, dueBy, openedAt, closedAt, outcome, notes } = paymentCase;
  const purchase = purchases.get(purchaseId.toHexString());
  const company = companies.get(companyId.toHexString());
  const inquiry = isInquiry(paymentCase, purchase);
  return {
    id: _id.toHexString(),
    kind,
    ...(inquiry === undefined ? {} : { inquiry }),
    companyId: companyId.toHexString(),
    companyName: company?.name ?? '',
    purchaseId: purchaseId.toHexString(),
    purchaseState: purchase?.state ?? 'canceled',
    receiptNumber: purchase?.receiptNumber == null ? null : printedNumber('receipt', purchase.receiptNumber),
    paymentIntentId: purchase?.paymentIntentId ?? null,
    amountOre,
    totalOre: purchase?.totalOre ?? 0,
    owedTokens: company?.balance.tokens.debt ?? 0,
    dueBy: dueBy?.toISOString() ?? null,
    openedAt: openedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    outcome,
    actions: [...actionsFor(paymentCase, purchase)],
    notes: notes.map(({ at, userId, text }) => ({
      at: at.toISOString(),
      by: nameOf(users.get(userId.toHexString())),
      text,
    })),
  };
}

/** @returns a page of cases: those that are open first unless told, newest first */
export async function pageOfCases(
  app: Needs,
  { status, page }: { readonly status?: PaymentCaseStatus | undefined; readonly page: number },
): Promise<PaymentCasePage> {
  const filter = status === undefined ? {} : { closedAt: status === 'open' ? null : { $gt: new Date(0) } };
  const [total, cases] = await Promise.all([
    app.models.paymentCases.countDocuments(filter),
    app.models.paymentCases
      .find(filter)
      .sort({ openedAt: -1, _id: -1 })
      .skip((page - 1) * ADMIN_PAGE_SIZE)
      .limit(ADMIN_PAGE_SIZE)
      .lean<PaymentCaseDocument[]>(),
  ]);
  const surroundings = await surroundingsOf(app, cases);
  return { total, rows: cases.map((paymentCase) => onWire(paymentCase, surroundings)) };
}

/** @throws AppError 404 */
export async function caseOf(app: Needs, _id: Types.ObjectId): Promise<PaymentCaseDocument> {
  const found = await app.models.paymentCases.findById(_id).lean<PaymentCaseDocument | null>();
  if (found === null) throw notFound(t('There is no such case.'));
  return found;
}

/** @returns a case as the desk shows it */
export async function readCase(app: Needs, _id: Types.ObjectId): Promise<PaymentCase> {
  const found = await caseOf(app, _id);
  return onWire(found, await surroundingsOf(app, [found]));
}
