export * from './legal-texts.js';
