export { commandKey } from './command-key.js';
export { followChanges } from './follow-changes.js';
