export { redrawLogo } from './redraw-logo.js';
