import type { RateTable } from '@vela/matching';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';
import { salaryAid } from './market.js';

export const salaryAidHandlers = (
  app: Collections<'openRoles'> & { readonly rates: RateTable },
): Pick<Handlers, 'getSalaryAid'> => ({
  getSalaryAid: ({ query }) => salaryAid(app, query),
});
