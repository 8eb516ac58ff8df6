import type { Settings } from '../../config/index.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { saveTalentSeekerProfile } from './save.js';

type Needs = Collections<
  | 'companies'
  | 'companyInvites'
  | 'connections'
  | 'freeProfileMarks'
  | 'jobSeekerProfiles'
  | 'ledgerEntries'
  | 'joinRequests'
  | 'openRoles'
  | 'shieldTurns'
  | 'talentSeekerProfiles'
  | 'users'
> &
  Pick<Platform, 'clock' | 'inTransaction' | 'marks'> &
  Settings<'launchOfferUntil'> & { readonly catalogue: Catalogue };

export const talentSeekerHandlers = (app: Needs): Pick<Handlers, 'saveTalentSeekerProfile'> => ({
  saveTalentSeekerProfile: ({ caller, body }) => saveTalentSeekerProfile(app, caller, body),
});
