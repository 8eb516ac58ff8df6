export { forgetPasskeysOf } from './forget.js';
export { passkeyHandlers } from './routes.js';
