import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { saveJobSeekerProfile } from './save.js';

export const jobSeekerHandlers = (app: App): Pick<Handlers, 'saveJobSeekerProfile'> => ({
  saveJobSeekerProfile: ({ caller, body }) => saveJobSeekerProfile(app, caller, body),
});
