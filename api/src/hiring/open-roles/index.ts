export { openRoleOf } from './mappers.js';
export { ownOpenRole } from './read.js';
export { openRoleHandlers } from './routes.js';
