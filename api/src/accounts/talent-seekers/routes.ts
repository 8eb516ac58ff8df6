import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { saveTalentSeekerProfile } from './save.js';

export const talentSeekerHandlers = (app: App): Pick<Handlers, 'saveTalentSeekerProfile'> => ({
  saveTalentSeekerProfile: ({ caller, body }) => saveTalentSeekerProfile(app, caller, body),
});
