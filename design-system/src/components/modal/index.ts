export * from './modal.js';
