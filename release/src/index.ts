export { callsInService } from './checks/calls.js';
export { CommandProblem, runSliceCommand, type Workplace } from './cli/command.js';
export { folderOf } from './site/deployable.js';
export { putBuildsIntoService } from './versions/start-builds.js';
export { promote, publish } from './versions/versions.js';
