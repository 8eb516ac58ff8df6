export { AgreementFields, newAgreement } from './agreement-fields.js';
export { periodOptions } from './periods.js';
