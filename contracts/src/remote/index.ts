export * from './remotes.js';
export * from './services.js';
