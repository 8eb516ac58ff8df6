export * from './found-row.js';
export * from './found-words.js';
export * from './text-start.js';
