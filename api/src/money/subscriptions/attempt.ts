import { Types } from 'mongoose';
import type { PaymentIntentInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { countryName } from '@vela/market/countries';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { fieldError, isDuplicateKey } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { Buyer, DecidedBuyer, PurchaseDocument } from '../../records/purchase.js';
import { priceFor } from './prices.js';

type Needs = Collections<'purchases'> & Pick<Platform, 'clock'>;

/** The company as documents name it. */
export const buyerOf = ({
  name,
  organizationNumber,
  address,
  postalCode,
  city,
  country,
  VAT,
}: CompanyDocument): Buyer => ({
  name,
  organizationNumber,
  address,
  postalCode,
  city,
  country: countryName(country),
  VAT,
});

const decidedBuyer = ({
  name,
  organizationNumber,
  address,
  postalCode,
  city,
  country,
  VAT,
  vatCheck = null,
}: CompanyDocument): DecidedBuyer => ({
  name,
  organizationNumber,
  address,
  postalCode,
  city,
  country,
  VAT,
  vatCheck,
});

/** What a receipt says of the buyer and its VAT, as it was decided. */
export const decidedBy = (company: CompanyDocument, netOre: number) => ({
  ...priceFor(company, netOre),
  buyer: buyerOf(company),
  decided: decidedBuyer(company),
});

const freshPurchase = (
  { clock }: Needs,
  { companyId, userId }: CompanyCaller,
  company: CompanyDocument,
  netOre: number,
): Omit<PurchaseDocument, 'attempts'> => ({
  _id: new Types.ObjectId(),
  companyId,
  userId,
  liveOf: userId,
  ...decidedBy(company, netOre),
  state: 'open',
  paymentIntentId: null,
  intentTry: 0,
  begunAt: null,
  receivedOre: null,
  fault: null,
  receiptNumber: null,
  paidAt: null,
  refundedOre: 0,
  creditedOre: 0,
  refundedTokens: 0,
  refundedSpentTokens: 0,
  refunds: [],
  disputes: [],
  createdAt: clock.now(),
  checkedAt: clock.now(),
});

/** The purchase that the caller's browser named, as far as it did not come to nothing. */
async function namedPurchase(
  { models }: Needs,
  { companyId, userId }: CompanyCaller,
  { attempt, ammount }: PaymentIntentInput,
): Promise<PurchaseDocument | null> {
  if (attempt === undefined) return null;
  const named = await models.purchases
    .findOne({ companyId, userId, attempts: attempt, state: { $ne: 'canceled' } })
    .sort({ createdAt: -1 })
    .lean<PurchaseDocument | null>();
  // What arrived instead of the price and was credited is for another amount than the pack that it was begun for.
  const isOtherPack = named !== null && named.netOre !== ammount && named.receivedOre === null;
  if (isOtherPack && named.liveOf === null)
    throw fieldError('attempt', t('This attempt was for another pack. Please begin again.'));
  return named;
}

/** One that is not decided yet is gone on with from now. @returns the purchase as it is then */
async function wanted({ models, clock }: Needs, purchase: PurchaseDocument): Promise<PurchaseDocument> {
  const { _id } = purchase;
  const live = await models.purchases
    .findOneAndUpdate({ _id, liveOf: { $ne: null } }, { $set: { wantedAt: clock.now() } }, { returnDocument: 'after' })
    .lean<PurchaseDocument | null>();
  return live ?? models.purchases.findById(_id).orFail().lean<PurchaseDocument>();
}

/** Writes the purchase down before anybody outside hears of it, or finds the one that the caller has not ended. */
async function livePurchase(
  app: Needs,
  caller: CompanyCaller,
  company: CompanyDocument,
  { attempt, ammount }: PaymentIntentInput,
): Promise<PurchaseDocument> {
  const { companyId, userId } = caller;
  const { purchases } = app.models;
  const live = await purchases
    .findOneAndUpdate(
      { companyId, liveOf: userId },
      { $setOnInsert: freshPurchase(app, caller, company, ammount), $set: { wantedAt: app.clock.now() } },
      { upsert: true, returnDocument: 'after' },
    )
    .orFail()
    .lean<PurchaseDocument>();
  // One for another pack is not what the attempt is for, whatever becomes of it.
  if (attempt === undefined || live.netOre !== ammount) return live;
  return purchases
    .findOneAndUpdate({ _id: live._id }, { $addToSet: { attempts: attempt } }, { returnDocument: 'after' })
    .orFail()
    .lean<PurchaseDocument>();
}

/**
 * The caller's purchase: the one that the browser named, else the one that they have not ended in whatever browser,
 * else a new one. It may be for another pack, or at a price that does not hold any more.
 * @throws AppError 422 if the named one was for another pack
 */
export async function attemptOf(
  app: Needs,
  caller: CompanyCaller,
  company: CompanyDocument,
  input: PaymentIntentInput,
): Promise<PurchaseDocument> {
  const named = await namedPurchase(app, caller, input);
  if (named !== null) return wanted(app, named);
  try {
    return await livePurchase(app, caller, company, input);
  } catch (error) {
    // Two tabs began at once: the other one's stands.
    if (!isDuplicateKey(error)) throw error;
    return livePurchase(app, caller, company, input);
  }
}
