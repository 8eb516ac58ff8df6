export { type LaterDialog, laterDialog } from './later-dialog.js';
export { pauseAfter } from './pause.js';
export { untilLoaded } from './until-loaded.js';
