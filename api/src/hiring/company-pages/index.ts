export { erasePage } from './erase.js';
export { uploadLogo } from './logo.js';
export { logoUrlOf } from './logo-url.js';
export { type PageNeeds, pageOf } from './read.js';
export { companyPageHandlers } from './routes.js';
export { savePage } from './save.js';
export { showAgain, takeDown } from './taken-down.js';
