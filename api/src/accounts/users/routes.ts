import type { Handlers } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';
import { chooseActingRole } from './acting-role.js';

export const userHandlers = (app: Collections<'users'>): Pick<Handlers, 'chooseActingRole'> => ({
  chooseActingRole: async ({ caller, body }) => {
    await chooseActingRole(app, caller, body.userType);
    return { ok: true };
  },
});
