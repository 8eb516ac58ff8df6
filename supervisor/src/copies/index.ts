export { backUpFolder } from './back-up.js';
export { restoreFolder } from './restore.js';
