export { interestedIn } from './interest.js';
export { fittingRoleHandlers } from './routes.js';
