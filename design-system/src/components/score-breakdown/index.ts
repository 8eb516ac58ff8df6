export * from './change-list.js';
export * from './reason-bar.js';
export * from './score-breakdown.js';
export type * from './texts.js';
