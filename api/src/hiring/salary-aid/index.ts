export { salaryAidHandlers } from './routes.js';
