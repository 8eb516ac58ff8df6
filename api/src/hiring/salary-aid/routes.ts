import type { Handlers } from '../../platform/endpoints/index.js';
import { salaryAid, type SalaryAidNeeds } from './market.js';

export const salaryAidHandlers = (app: SalaryAidNeeds): Pick<Handlers, 'getSalaryAid'> => ({
  getSalaryAid: ({ caller, query }) => salaryAid(app, caller, query),
});
