import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { salaryAid } from './market.js';

export const salaryAidHandlers = (app: App): Pick<Handlers, 'getSalaryAid'> => ({
  getSalaryAid: ({ query }) => salaryAid(app, query),
});
