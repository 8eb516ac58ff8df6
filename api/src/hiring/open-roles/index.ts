export { countLeftOut, countMatches } from './counts.js';
export { openRoleOf } from './mappers.js';
export { ownOpenRole } from './read.js';
export { openRoleHandlers } from './routes.js';
