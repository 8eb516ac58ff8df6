import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { readPicture } from './pictures.js';

export const userHandlers = (app: App): Pick<Handlers, 'getProfilePicture'> => ({
  getProfilePicture: ({ caller, params }) => readPicture(app, caller, params.id),
});
