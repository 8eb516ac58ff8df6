export { Accesses } from './access.js';
export { startReleaseService } from './service.js';
