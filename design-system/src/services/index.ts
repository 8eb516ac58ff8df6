export * from './endpoint-query.js';
export * from './is-under-way.js';
export * from './services.js';
export * from './use-choice.js';
export * from './use-endpoint.js';
export * from './use-may-ask.js';
