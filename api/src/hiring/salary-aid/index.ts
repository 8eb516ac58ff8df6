export { offerBelowMarket } from './market.js';
export { salaryAidHandlers } from './routes.js';
