export type { MatchEngine } from './engine.js';
export { ScanEngine } from './scan-engine.js';
export { matchProfileOf, matchRoleOf, placesOf } from './subjects.js';
