import { COMPANY_FIELDS, type CompanyField } from '@vela/contracts/constants';
import { isEmailAddress } from '@vela/contracts/email-addresses';
import { listed, t, texts } from '@vela/language';
import { countryIdOf } from '../countries/index.js';
import { readOrganizationNumber, readVatNumber, saysNone } from '../identifiers/index.js';

/** What a company says of itself and what stands on its documents. */
export type CompanyDetails = Readonly<Record<CompanyField, string>>;

/** What is wrong with a company's details, by field, as sentences to read beside it. */
export type CompanyProblems = Partial<Record<CompanyField, string>>;

/** What every country's postal codes have; a field that is left blank is named elsewhere. */
const POSTAL = /^\s*$|[\p{L}\p{N}]/u;

/**
 * Reads what a company typed: its country by id or by name, numbers by the rules of the country.
 * @returns the details as they are stored, and what is wrong with them; where a field is wrong, it is as it was typed
 */
export function readCompanyDetails<Details extends CompanyDetails>(
  typed: Details,
): { readonly details: Details; readonly problems: CompanyProblems } {
  const problems: CompanyProblems = {};
  const country = countryIdOf(typed.country);
  if (!isEmailAddress(typed.invoiceEmail.trim())) problems.invoiceEmail = t('This is not an email address.');
  if (country === null) {
    problems.country = t('Choose a country from the list.');
    return { details: typed, problems };
  }
  const organization = readOrganizationNumber(country, typed.organizationNumber);
  const vat = saysNone(typed.VAT) ? { number: typed.VAT, problem: null } : readVatNumber(country, typed.VAT);
  if (organization.problem !== null) problems.organizationNumber = organization.problem;
  if (vat.problem !== null) problems.VAT = vat.problem;
  if (!POSTAL.test(typed.postalCode)) problems.postalCode = t('A postal code has digits or letters.');
  return {
    details: {
      ...typed,
      country,
      organizationNumber: organization.number ?? typed.organizationNumber,
      VAT: vat.number ?? typed.VAT,
    },
    problems,
  };
}

/** What the fields are called in a sentence. */
export const COMPANY_FIELD_NAMES: Readonly<Record<CompanyField, string>> = texts({
  name: 'its name',
  organizationNumber: 'its organization number',
  address: 'its address',
  postalCode: 'its postal code',
  city: 'its city',
  country: 'its country',
  VAT: 'its VAT number',
  invoiceEmail: 'the email address for invoices',
});

/** @param missing at least one field @returns what to do before a document can be made out */
export const incompleteCompanyText = (missing: readonly CompanyField[]): string =>
  t('Your company needs a few details before you buy: {fields}.', {
    fields: listed(
      missing.map((field) => COMPANY_FIELD_NAMES[field]),
      'and',
    ),
  });

/**
 * What a receipt or an invoice needs and a company has not given, or has given wrongly: name, address, country, a number
 * that names it, and an address to send it to.
 * @returns fields in the order of the form; none where documents can be made out to the company
 */
export function missingForDocuments(company: CompanyDetails): readonly CompanyField[] {
  const { problems } = readCompanyDetails(company);
  return COMPANY_FIELDS.filter((field) => company[field].trim() === '' || problems[field] !== undefined);
}
