export type * from './calls.js';
export type * from './endpoint.js';
export { nameOf } from './name-of.js';
export * from './table.js';
