import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { talentActivity } from './activity.js';
import { saveJobSeekerProfile } from './save.js';
import { recordView, viewProfile } from './view.js';

type Names = 'getTalentActivity' | 'getJobSeekerProfile' | 'saveJobSeekerProfile' | 'addProfileView';

export const jobSeekerHandlers = (app: App): Pick<Handlers, Names> => ({
  getTalentActivity: ({ caller }) => talentActivity(app, caller),
  getJobSeekerProfile: ({ caller, params }) => viewProfile(app, caller, params.id),
  saveJobSeekerProfile: ({ caller, body }) => saveJobSeekerProfile(app, caller, body),
  addProfileView: async ({ caller, body }) => {
    await recordView(app, caller, body);
    return { ok: true };
  },
});
