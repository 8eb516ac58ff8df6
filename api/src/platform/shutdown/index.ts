export { CleanUps } from './clean-ups.js';
export { drain } from './drain.js';
export { startAgainWhileAway } from './start-again.js';
