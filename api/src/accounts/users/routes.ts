import type { Handlers } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';
import { chooseActingRole } from './acting-role.js';
import { chooseLanguage } from './language.js';

export const userHandlers = (app: Collections<'users'>): Pick<Handlers, 'chooseActingRole' | 'chooseLanguage'> => ({
  chooseActingRole: async ({ caller, body }) => {
    await chooseActingRole(app, caller, body.userType);
    return { ok: true };
  },
  chooseLanguage: async ({ caller, body }) => {
    await chooseLanguage(app, caller, body.language);
    return { ok: true };
  },
});
