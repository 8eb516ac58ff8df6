export * from './builds.js';
export * from './service.js';
