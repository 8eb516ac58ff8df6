export * from './toast-queue.js';
export * from './toast-region.js';
