export * from './endpoint-query.js';
export * from './services.js';
export * from './use-endpoint.js';
