export { adoptConsent } from './adopt.js';
export { agreedTexts, agreementRecords } from './agreements.js';
export { consentHandlers } from './routes.js';
