export * from './empty-state.js';
export * from './past-the-end.js';
