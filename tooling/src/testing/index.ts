export * from './accessibility.js';
export * from './open-slice.js';
export * from './talents.js';
