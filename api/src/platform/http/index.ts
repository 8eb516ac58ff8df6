export { createExpressApp } from './express-app.js';
export { createHttpServer, listen } from './http-server.js';
export { createListener } from './listener.js';
