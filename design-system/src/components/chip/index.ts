export * from './chip.js';
export * from './level-dots.js';
