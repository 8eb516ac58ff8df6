export { asidesToMoves, movesToAsides } from './migrate-asides.js';
export { movesOf, type StandingMove, standingMoves } from './moves.js';
export { deskHandlers } from './routes.js';
