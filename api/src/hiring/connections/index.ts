export { answerRequest, type FinalStatus, finish } from './answer.js';
export { markHired } from './conversation.js';
export { expireRequests } from './expire.js';
export { type LiveConnections, liveConnections, waitsFor } from './live.js';
export { remindOfRequests } from './remind-before-expiry.js';
export { sendRequest } from './request.js';
export { connectionHandlers } from './routes.js';
export { connectionOn } from './sides.js';
