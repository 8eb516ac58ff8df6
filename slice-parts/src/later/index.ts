export { type LaterDialog, laterDialog } from './later-dialog.js';
