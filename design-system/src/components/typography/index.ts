export * from './heading.js';
export * from './text.js';
