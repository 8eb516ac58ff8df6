export { cspReportHandlers } from './routes.js';
