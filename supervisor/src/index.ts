// What the commands use that start parts of Vela by themselves: development, and programs on the running store.
export { changeStore } from './change-store.js';
export { backUpFolder, restoreFolder } from './copies/index.js';
export { dataFolderOf } from './data-folder-of.js';
export { beginEnd, isEnding } from './ending.js';
export { apiEnvironment, sandboxEnvironment, storeEnvironment } from './environment.js';
export { lockDataFolder, prepareDataFolder } from './machine/data-folder.js';
export { freePort, readPort, requireFreePort } from './machine/ports.js';
export { StartProblem } from './machine/problem.js';
export { sessionSecret } from './machine/secrets.js';
export { runOnStore } from './running-store.js';
export { Service } from './service.js';
export { startStore } from './store.js';
export { Undo } from './undo.js';
export { untilReady } from './until-ready.js';
