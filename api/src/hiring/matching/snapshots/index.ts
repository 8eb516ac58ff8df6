export { IndexSnapshots, type Restored } from './index-snapshots.js';
export { Keeper } from './keeper.js';
