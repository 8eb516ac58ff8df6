export { ByBrowser } from './by-browser.js';
export { isDrawnAsServed, onServer } from './drawn-as-served.js';
export { keptHere, type OwnStorage } from './kept-here.js';
