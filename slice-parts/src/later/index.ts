export { type LaterDialog, laterDialog, laterPanel } from './later-dialog.js';
export { NotLoaded, type NotLoadedProps } from './not-loaded.js';
export { pauseAfter } from './pause.js';
export { untilLoaded } from './until-loaded.js';
