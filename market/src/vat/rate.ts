import type { VatAnswer } from '@vela/contracts/constants';
import { isCountryId, isInEu } from '../countries/index.js';
import { readVatNumber, saysNone } from '../identifiers/index.js';
import { VAT_AT_HOME, VAT_PERCENT_SWEDEN, type VatRate } from './price.js';

/** What the register of the European Union (VIES) answered about a VAT number. */
export interface VatCheck {
  /** The number that was asked about; an answer about another one says nothing. */
  readonly number: string;
  readonly answer: VatAnswer;
}

/** What decides a company's VAT. */
export interface TaxedCompany {
  /** Country id; empty while the company has not said where it is. */
  readonly country: string;
  /** As the company gave it; "none" where it has none. */
  readonly VAT: string;
  /** The last answer of the register, null or absent while it was not asked. */
  readonly vatCheck?: VatCheck | null | undefined;
}

/** The law of VAT counts Monaco as France (Directive 2006/112/EC, Article 7). */
const countsAsEu = (countryId: string): boolean => isInEu(countryId) || countryId === 'MC';

/** A company's country is not one of the list, so that nobody can say which VAT it pays. */
export class UnknownCountryError extends Error {
  constructor(country: string) {
    super(country === '' ? 'The company has not said in which country it is.' : `"${country}" is no country id.`);
    this.name = 'UnknownCountryError';
  }
}

/** @returns the company's VAT number as it is printed, or null if it has none that can be valid by its country's form and check digits */
const wellFormedNumberOf = ({ country, VAT }: TaxedCompany): string | null =>
  saysNone(VAT) ? null : readVatNumber(country, VAT).number;

/** @returns whether the register said that there is no such number */
const isRefused = (number: string, { vatCheck }: TaxedCompany): boolean =>
  vatCheck?.answer === 'invalid' && vatCheck.number === number;

/** @returns the company's VAT number as it is printed, or null if it has none that is valid as far as anybody knows */
export function validVatNumberOf(company: TaxedCompany): string | null {
  const number = wellFormedNumberOf(company);
  return number === null || isRefused(number, company) ? null : number;
}

/**
 * The VAT of what Vela sells, by the buyer's company (docs/specification.md, "plus VAT"): Sweden's own at home; reverse
 * charge for a company in another member state with a valid VAT number of that state, Sweden's where it has none; none
 * outside. A register that cannot be reached leaves the number's form and check digits to decide.
 * @throws UnknownCountryError for a country that is not on the list: never "outside"
 */
export function vatRateOf(company: TaxedCompany): VatRate {
  const { country } = company;
  if (!isCountryId(country)) throw new UnknownCountryError(country);
  if (country === 'SE') return VAT_AT_HOME;
  if (!countsAsEu(country)) return { percent: 0, reason: 'outsideEu' };
  const number = wellFormedNumberOf(company);
  if (number === null) return { percent: VAT_PERCENT_SWEDEN, reason: 'euWithoutVatNumber' };
  return isRefused(number, company)
    ? { percent: VAT_PERCENT_SWEDEN, reason: 'euUnknownVatNumber' }
    : { percent: 0, reason: 'reverseCharge' };
}

/** @returns the VAT to reckon with: Sweden's own until the company has said where it is. For estimates, never for documents. */
export const expectedVatRateOf = (company: TaxedCompany | undefined): VatRate =>
  (company === undefined ? null : knownVatRateOf(company)) ?? VAT_AT_HOME;

/** @returns the VAT of a company, null while its country is not known */
export const knownVatRateOf = (company: TaxedCompany): VatRate | null =>
  isCountryId(company.country) ? vatRateOf(company) : null;
