export * from './reading-direction.js';
