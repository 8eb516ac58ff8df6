export { Fact, Facts } from './facts.js';
