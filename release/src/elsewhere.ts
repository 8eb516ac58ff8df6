// What a team needs that works outside of this repository: the commands at a release service, and nothing that runs there.
export { clientFor, elsewhereText } from './cli/elsewhere.js';
export { shareIn } from './cli/share.js';
export { leaveOutput } from './cli/step-output.js';
export type { Rebuilt } from './cli/verify.js';
export { deployableCalled } from './site/deployable.js';
export { versionOfBuild } from './site/version.js';
