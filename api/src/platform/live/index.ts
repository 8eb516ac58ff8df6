export { type Live, LiveEvents } from './live-events.js';
export { liveHandlers } from './routes.js';
