export * from './codec.js';
export type * from './match-filters.js';
export * from './saved-search.js';
