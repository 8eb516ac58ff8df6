import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import type { CountriesSource } from '../../reference/countries/index.js';
import type { ProfileWatcher } from './profile-watcher.js';
import { saveJobSeekerProfile } from './save.js';

interface Needs extends Collections<'jobSeekerProfiles' | 'users'>, Pick<Platform, 'clock' | 'inTransaction'> {
  readonly countries: CountriesSource;
  readonly catalogue: Catalogue;
  readonly profileWatcher: ProfileWatcher;
}

export const jobSeekerHandlers = (app: Needs): Pick<Handlers, 'saveJobSeekerProfile'> => ({
  saveJobSeekerProfile: ({ caller, body }) => saveJobSeekerProfile(app, caller, body),
});
