export { useCurrentTime } from './use-current-time.js';
export { useNow } from './use-now.js';
