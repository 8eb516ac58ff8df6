export * from './place.js';
export * from './use-anchored.js';
