export { type Job, runLeased } from './leased.js';
export { JobLeases } from './leases.js';
export { repeat } from './repeat.js';
