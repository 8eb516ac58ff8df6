export * from './icon.js';
