export * from './drawer.js';
