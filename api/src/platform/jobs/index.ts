export { eachByItself } from './each-by-itself.js';
export { type Job, runLeased } from './leased.js';
export { JobLeases } from './leases.js';
export { JobProgress } from './progress.js';
export { repeat } from './repeat.js';
