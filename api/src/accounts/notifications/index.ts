export { dropOrderOfIds } from './drop-order.js';
export { forgetCompanyNews, forgetNotifications } from './forget.js';
export { notificationHandlers } from './routes.js';
