import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { readPicture } from './pictures.js';
import { chooseActingRole, readSessionUser } from './service.js';

export const userHandlers = (app: App): Pick<Handlers, 'getMe' | 'chooseActingRole' | 'getProfilePicture'> => ({
  getMe: ({ caller }) => (caller === null ? null : readSessionUser(app, caller.userId)),
  chooseActingRole: async ({ caller, body }) => {
    await chooseActingRole(app, caller, body.userType);
    return { ok: true };
  },
  getProfilePicture: ({ caller, params }) => readPicture(app, caller, params.id),
});
