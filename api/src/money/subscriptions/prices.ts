import type { ClientSession, Types } from 'mongoose';
import type { TokenOffer } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { t } from '@vela/language';
import { incompleteCompanyText, missingForDocuments } from '@vela/market/companies';
import { TOKEN_PACKS, TOKEN_PRICE_ORE } from '@vela/market/prices';
import { taxed, type TaxedCompany, vatRateOf } from '@vela/market/vat';
import type { Settings } from '../../config/index.js';
import { AppError, fieldError, notFound } from '../../platform/errors/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { PurchaseDocument } from '../../records/purchase.js';

/** What a company pays for so many net öre, as purchases keep it. */
export function priceFor(company: TaxedCompany, netOre: number) {
  const { vatOre, totalOre, percent, reason } = taxed(netOre, vatRateOf(company));
  return { tokens: netOre / TOKEN_PRICE_ORE, netOre, vatOre, totalOre, vatPercent: percent, vatReason: reason };
}

type Priced = Pick<PurchaseDocument, 'netOre' | 'totalOre' | 'vatPercent' | 'vatReason'>;

/** @returns whether a purchase still costs what it would cost the company now, for the same reason */
export function holdsPrice(company: TaxedCompany, purchase: Priced): boolean {
  const { totalOre, vatPercent, vatReason } = priceFor(company, purchase.netOre);
  return totalOre === purchase.totalOre && vatPercent === purchase.vatPercent && vatReason === purchase.vatReason;
}

/** @throws AppError 422 if no pack costs that much */
export function requirePack(netOre: number): void {
  if (!TOKEN_PACKS.some((pack) => pack.netOre === netOre))
    throw fieldError('ammount', t('Choose one of the token packs.'));
}

/** @throws AppError 404 if the company is gone, 409 if it is closed or suspended */
export async function buyingCompany(
  { models }: Collections<'companies'>,
  companyId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<CompanyDocument> {
  const company = await models.companies.findById(companyId).session(session).lean<CompanyDocument | null>();
  if (company === null) throw notFound();
  if (company.closedAt != null || company.suspendedAt != null)
    throw new AppError(409, t('Your company is closed or suspended.'));
  return company;
}

/**
 * A company buys once a receipt can be made out to it.
 * @throws AppError 409 naming what is missing
 */
export function requireDocumentsPossible(company: CompanyDocument): void {
  const missing = missingForDocuments(company);
  if (missing.length === 0) return;
  throw new AppError(409, incompleteCompanyText(missing), {
    errors: missing.map((field) => ({ field, message: TEXTS.fieldRequired })),
  });
}

/**
 * What is on sale for a company, and what its browser needs to pay.
 * @throws AppError 409 before a receipt can be made out to the company
 */
export async function offerFor(
  app: Collections<'companies'> & Settings<'stripe'>,
  companyId: Types.ObjectId,
): Promise<TokenOffer> {
  const company = await buyingCompany(app, companyId);
  requireDocumentsPossible(company);
  const { stripe } = app.config;
  return {
    publishableKey: stripe?.publishableKey ?? null,
    scriptUrl: stripe?.scriptUrl ?? null,
    packs: TOKEN_PACKS.map(({ netOre }) => priceFor(company, netOre)),
  };
}
