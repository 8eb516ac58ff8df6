export * from './problem.js';
export * from './unread-request.js';
