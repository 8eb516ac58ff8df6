export { ownTurn } from './turns.js';
