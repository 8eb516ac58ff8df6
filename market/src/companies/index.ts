export { DOMAIN_CODE_MINUTES, DOMAIN_CODE_TRIES, domainOf, domainProblem } from './domains.js';
export { type IdentifiedCompany, identityKeysOf, identityOf } from './identity.js';
export {
  COMPANY_FIELD_NAMES,
  type CompanyDetails,
  type CompanyProblems,
  incompleteCompanyText,
  isEmailAddress,
  missingForDocuments,
  readCompanyDetails,
} from './registration.js';
export { readWebsite, type Website } from './website.js';
