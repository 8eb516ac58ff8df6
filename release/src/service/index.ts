export { Accesses } from '../access/access.js';
export { startReleaseService } from './service.js';
