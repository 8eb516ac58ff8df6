export * from './client.js';
export { newKey } from './new-key.js';
export { isRefusal } from './refusal.js';
