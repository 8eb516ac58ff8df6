export type { MatchEngine } from './engine/engine.js';
export { OwnProfiles } from './engine/own-profiles.js';
export {
  askedSkillsOf,
  inSightOf,
  keptMatchProfileOf,
  matchProfileOf,
  matchRoleOf,
  type RoleTerms,
} from './engine/subjects.js';
export { IndexEngine } from './in-memory/index-engine.js';
export { PipelineEngine } from './pipeline/pipeline-engine.js';
export { type PartitionHolder, PartitionListener, ServiceEngine } from './service/index.js';
export { IndexSnapshots } from './snapshots/index.js';
export { isStrongFor } from './strong.js';
