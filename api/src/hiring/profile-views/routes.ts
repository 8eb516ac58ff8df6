import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { talentActivity } from './activity.js';
import { recordView, viewProfile } from './view.js';

type Names = 'getTalentActivity' | 'getJobSeekerProfile' | 'addProfileView';

export const profileViewHandlers = (app: App): Pick<Handlers, Names> => ({
  getTalentActivity: ({ caller }) => talentActivity(app, caller),
  getJobSeekerProfile: ({ caller, params }) => viewProfile(app, caller, params.id),
  addProfileView: async ({ caller, body }) => {
    await recordView(app, caller, body);
    return { ok: true };
  },
});
