// What the commands use that start parts of Vela by themselves: development, and programs on the running store.
export { changeStore } from './change-store.js';
export { backUpFolder, restoreFolder } from './copies/index.js';
export { lockDataFolder, prepareDataFolder } from './data-folder.js';
export { apiEnvironment, sandboxEnvironment } from './environment.js';
export { freePort, readPort, requireFreePort } from './ports.js';
export { StartProblem } from './problem.js';
export { runOnStore } from './running-store.js';
export { sessionSecret } from './secrets.js';
export { Service } from './service.js';
export { startStore } from './store.js';
export { Undo } from './undo.js';
