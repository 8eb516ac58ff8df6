export { AgreementBoxes } from './agreement-boxes.js';
export { useAgreement } from './use-agreement.js';
