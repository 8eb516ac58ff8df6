export * from './text-link.js';
