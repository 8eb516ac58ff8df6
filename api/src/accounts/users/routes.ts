import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { readPicture } from './pictures.js';
import { readSessionUser } from './service.js';

export const userHandlers = (app: App): Pick<Handlers, 'getMe' | 'getProfilePicture'> => ({
  getMe: ({ caller }) => (caller === null ? null : readSessionUser(app, caller.userId)),
  getProfilePicture: ({ caller, params }) => readPicture(app, caller, params.id),
});
