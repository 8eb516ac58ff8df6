import type { Handlers } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';
import { chooseActingRole } from './acting-role.js';
import { readPicture } from './pictures.js';

export const userHandlers = (
  app: Collections<'connections' | 'jobSeekerProfiles' | 'profilePictures' | 'users'>,
): Pick<Handlers, 'chooseActingRole' | 'getProfilePicture'> => ({
  chooseActingRole: async ({ caller, body }) => {
    await chooseActingRole(app, caller, body.userType);
    return { ok: true };
  },
  getProfilePicture: ({ caller, params }) => readPicture(app, caller, params.id),
});
