export type { MatchEngine } from './engine.js';
export { IndexEngine } from './index-engine.js';
export { PipelineEngine } from './pipeline/pipeline-engine.js';
export { IndexSnapshots } from './snapshots/index.js';
export { inSightOf, matchProfileOf, matchRoleOf } from './subjects.js';
