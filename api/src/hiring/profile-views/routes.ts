import type { RateTable } from '@vela/matching';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { talentActivity } from './activity.js';
import { readPicture } from './pictures.js';
import { checkView, openProfile } from './view.js';

interface Needs
  extends
    Collections<
      'companies' | 'connections' | 'jobSeekerProfiles' | 'openRoles' | 'profilePictures' | 'profileViews' | 'users'
    >,
    Pick<Platform, 'clock' | 'handles'> {
  readonly catalogue: Catalogue;
  readonly rates: RateTable;
}

type Names = 'getTalentActivity' | 'getJobSeekerProfile' | 'addProfileView' | 'getProfilePicture';

export const profileViewHandlers = (app: Needs): Pick<Handlers, Names> => ({
  getTalentActivity: ({ caller }) => talentActivity(app, caller),
  getJobSeekerProfile: ({ caller, params, query }) => openProfile(app, caller, params.id, query.openRoleId),
  addProfileView: async ({ caller, body }) => {
    await checkView(app, caller, body);
    return { ok: true };
  },
  getProfilePicture: ({ caller, params }) => readPicture(app, caller, params.id),
});
