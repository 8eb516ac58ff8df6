import type { Handlers } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';
import { chooseActingRole } from './acting-role.js';
import { chooseLanguage } from './language.js';
import { choosePayCurrency } from './pay-currency.js';

type Names = 'chooseActingRole' | 'chooseLanguage' | 'choosePayCurrency';

export const userHandlers = (app: Collections<'users'>): Pick<Handlers, Names> => ({
  chooseActingRole: async ({ caller, body }) => {
    await chooseActingRole(app, caller, body.userType);
    return { ok: true };
  },
  chooseLanguage: async ({ caller, body }) => {
    await chooseLanguage(app, caller, body.language);
    return { ok: true };
  },
  choosePayCurrency: async ({ caller, body }) => {
    await choosePayCurrency(app, caller, body.currency);
    return { ok: true };
  },
});
