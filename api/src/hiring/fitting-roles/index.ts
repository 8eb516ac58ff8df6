export { interestedIn, isInterestedIn } from './interest.js';
export { fittingRoleHandlers } from './routes.js';
