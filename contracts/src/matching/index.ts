export * from './breakdown.js';
