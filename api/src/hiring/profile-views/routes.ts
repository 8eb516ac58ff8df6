import type { RateTable } from '@vela/matching';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { talentActivity } from './activity.js';
import { recordView, viewProfile } from './view.js';

interface Needs
  extends
    Collections<'companies' | 'connections' | 'jobSeekerProfiles' | 'openRoles' | 'profileViews' | 'users'>,
    Pick<Platform, 'clock'> {
  readonly catalogue: Catalogue;
  readonly rates: RateTable;
}

type Names = 'getTalentActivity' | 'getJobSeekerProfile' | 'addProfileView';

export const profileViewHandlers = (app: Needs): Pick<Handlers, Names> => ({
  getTalentActivity: ({ caller }) => talentActivity(app, caller),
  getJobSeekerProfile: ({ caller, params }) => viewProfile(app, caller, params.id),
  addProfileView: async ({ caller, body }) => {
    await recordView(app, caller, body);
    return { ok: true };
  },
});
