export * from './logo.js';
