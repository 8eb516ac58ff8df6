export * from './counter.js';
