export { type IdentifiedCompany, identityKeysOf, identityOf } from './identity.js';
export {
  type CompanyDetails,
  type CompanyProblems,
  incompleteCompanyText,
  isEmailAddress,
  missingForDocuments,
  readCompanyDetails,
} from './registration.js';
