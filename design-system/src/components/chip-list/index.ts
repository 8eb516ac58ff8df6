export * from './chip-list.js';
