export * from './nothing.js';
export type * from './served-endpoint.js';
export * from './table.js';
