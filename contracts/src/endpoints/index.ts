export type * from './endpoint.js';
export * from './schemas.js';
export * from './table.js';
export type * from './types.js';
