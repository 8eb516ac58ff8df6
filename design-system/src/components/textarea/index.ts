export * from './textarea.js';
