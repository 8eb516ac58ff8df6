export * from './modal.js';
export * from './top-modal.js';
