export * from './bands.js';
