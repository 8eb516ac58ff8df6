export * from './check.js';
export * from './color-pairs.js';
export * from './contrast.js';
export * from './css.js';
export * from './palettes.js';
export * from './read.js';
export * from './token-set.js';
export * from './tokens.js';
