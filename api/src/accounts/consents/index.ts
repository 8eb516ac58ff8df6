export { adoptConsent } from './adopt.js';
export { consentHandlers } from './routes.js';
