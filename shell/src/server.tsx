// What renders pages on the server: the shell's half. A slice's half takes `serverShares` as its shared modules.
export { headOfPage } from './prerender/head-of-page.js';
export { renderLivePage } from './prerender/render-live-page.js';
export { renderFrame, renderPage } from './prerender/render-page.js';
export { renderPersonalPage } from './prerender/render-personal-page.js';
export { serverShares } from './prerender/server-shares.js';
export { addCatalogue, inTongue } from '@vela/language';
