export { countLeftOut, countMatches } from './counts.js';
export { openRoleOf } from './mappers.js';
export { onTheMarket, rolesOnTheMarket } from './on-the-market.js';
export { ownOpenRole } from './read.js';
export { openRoleHandlers } from './routes.js';
