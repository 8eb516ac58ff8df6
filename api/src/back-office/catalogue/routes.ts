import type { ProfileWatcher } from '../../accounts/job-seekers/index.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { mergeTerms, renameTerm } from './change-term.js';
import { createTerm, readCatalogue } from './terms.js';

interface Needs
  extends
    Collections<
      | 'auditEntries'
      | 'catalogueChanges'
      | 'categories'
      | 'connections'
      | 'jobSeekerProfiles'
      | 'openRoles'
      | 'savedSearches'
    >,
    Pick<Platform, 'clock' | 'inTransaction'> {
  readonly catalogue: Catalogue;
  readonly profileWatcher: ProfileWatcher;
}

type Names = 'adminGetCatalogue' | 'adminCreateTerm' | 'adminRenameTerm' | 'adminMergeTerms';

export const catalogueHandlers = (app: Needs): Pick<Handlers, Names> => ({
  adminGetCatalogue: () => readCatalogue(app),
  adminCreateTerm: ({ caller, body }) => createTerm(app, caller, body),
  adminRenameTerm: ({ caller, body }) => renameTerm(app, caller, body),
  adminMergeTerms: ({ caller, body }) => mergeTerms(app, caller, body),
});
