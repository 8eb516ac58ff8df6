export * from './paths.js';
export * from './slices.js';
