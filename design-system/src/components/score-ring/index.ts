export * from './score-ring.js';
export * from './strength.js';
