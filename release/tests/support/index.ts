export * from './builds.js';
export * from './issuer.js';
export * from './service.js';
