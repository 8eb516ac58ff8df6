export { tellIncomplete } from './incomplete.js';
export * from './text-field.js';
