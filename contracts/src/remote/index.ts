export * from './catalogue.js';
export * from './failures.js';
export * from './filled-style.js';
export * from './handover.js';
export * from './page-head.js';
export * from './remotes.js';
export * from './services.js';
export * from './toast-parameter.js';
