import type { Handlers } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';
import { readPicture } from './pictures.js';

export const userHandlers = (
  app: Collections<'connections' | 'jobSeekerProfiles' | 'profilePictures'>,
): Pick<Handlers, 'getProfilePicture'> => ({
  getProfilePicture: ({ caller, params }) => readPicture(app, caller, params.id),
});
