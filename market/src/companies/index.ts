export { DOMAIN_CODE_MINUTES, DOMAIN_CODE_TRIES, domainCodeEndsAt } from './domain-codes.js';
export { domainOf, domainProblem } from './domains.js';
export { type EmployerDomain, readEmployerDomain } from './employer-domain.js';
export { type IdentifiedCompany, identityKeysOf, identityOf } from './identity.js';
export {
  COMPANY_FIELD_NAMES,
  type CompanyDetails,
  type CompanyProblems,
  incompleteCompanyText,
  missingForDocuments,
  readCompanyDetails,
} from './registration.js';
export { readWebsite, type Website } from './website.js';
