export { runSliceCommand, type Workplace } from './cli/command.js';
export { CommandProblem } from './cli/problem.js';
export { offeredCallsOf } from './instance/offered-calls.js';
export { instanceAt } from './instance/running-instance.js';
export { folderOf } from './site/deployable.js';
export { previewToken } from './site/preview.js';
export { missingCalls } from './versions/in-use.js';
export { putBuildsIntoService } from './versions/start-builds.js';
export { check as checkVersion, promote, publish, rollBack, rollOut } from './versions/versions.js';
