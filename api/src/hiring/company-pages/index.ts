export { erasePage } from './erase.js';
export { logoUrlOf } from './logo-url.js';
export { type PageNeeds, pageOf } from './read.js';
export { companyPageHandlers } from './routes.js';
