export * from './answered.js';
