import { identityKeysOf } from '@vela/market/companies';
import { domainKeysOf, nameEndingsOf, type ShieldedCompany } from '@vela/market/shield';
import { searchWordsOf } from '../../platform/searching/index.js';
import type { CompanyDocument } from '../../records/company.js';

type Known = Pick<CompanyDocument, 'name' | 'country' | 'organizationNumber' | 'VAT'> &
  Partial<Pick<CompanyDocument, 'domains'>>;

/** @returns the words that administrators find a company by: of its name, and its number with and without blanks */
export const companyWordsOf = ({
  name,
  organizationNumber,
}: Pick<CompanyDocument, 'name' | 'organizationNumber'>): string[] =>
  searchWordsOf(name, organizationNumber, organizationNumber.replaceAll(/\s/g, ''));

/** @returns what a company is found by: written with every change of its details */
export const companyKeysOf = (
  company: Known,
): Pick<CompanyDocument, 'identityKeys' | 'nameEndings' | 'searchWords'> => ({
  identityKeys: [...identityKeysOf(company), ...(company.domains ?? []).flatMap(domainKeysOf)],
  nameEndings: [...nameEndingsOf(company.name)],
  searchWords: companyWordsOf(company),
});

/** @returns a company as shields look at it */
export const shieldedCompanyOf = (company: Pick<CompanyDocument, '_id'> & Known): ShieldedCompany => ({
  id: company._id.toHexString(),
  name: company.name,
  keys: companyKeysOf(company).identityKeys ?? [],
});
