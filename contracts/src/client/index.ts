export * from './client.js';
export { isMissing } from './missing.js';
export { newKey } from './new-key.js';
export { isRefusal } from './refusal.js';
