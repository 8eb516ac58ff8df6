export { Trans } from './trans.js';
