export * from './flag.js';
