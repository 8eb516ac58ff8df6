export * from './days.js';
export * from './terms.js';
