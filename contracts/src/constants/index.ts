export * from './analytics.js';
export * from './caches.js';
export * from './consent.js';
export * from './interface.js';
export * from './limits.js';
export * from './market.js';
export * from './money.js';
export * from './talent-side.js';
