export * from './admin-paths.js';
export * from './paths.js';
export * from './slices.js';
