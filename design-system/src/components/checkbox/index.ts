export * from './checkbox.js';
export * from './checkbox-group.js';
