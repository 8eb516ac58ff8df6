import { isCountryId } from '../countries/index.js';
import { compactOf, readOrganizationNumber, readVatNumber, saysNone } from '../identifiers/index.js';

/** What tells that two accounts are one company. */
export interface IdentifiedCompany {
  /** Country id. */
  readonly country: string;
  readonly organizationNumber: string;
  readonly VAT: string;
}

function organizationKey({ country, organizationNumber }: IdentifiedCompany): string | null {
  if (!isCountryId(country) || saysNone(organizationNumber)) return null;
  const { number } = readOrganizationNumber(country, organizationNumber);
  return number === null ? null : `org:${country}:${compactOf(number)}`;
}

function vatKey({ country, VAT }: IdentifiedCompany): string | null {
  if (!isCountryId(country) || saysNone(VAT)) return null;
  const { number } = readVatNumber(country, VAT);
  return number === null ? null : `vat:${country}:${compactOf(number)}`;
}

/**
 * Everything by which a company is known as itself, the same however it is spelled: its organization number with its
 * country, and its VAT number. Two companies are one where they share a key.
 * @returns none for a company that has given no number yet
 */
export const identityKeysOf = (company: IdentifiedCompany): readonly string[] =>
  [organizationKey(company), vatKey(company)].filter((key) => key !== null);

/** @returns the one key of a company's identity, its organization number first; null while it has given no number */
export const identityOf = (company: IdentifiedCompany): string | null => identityKeysOf(company)[0] ?? null;
