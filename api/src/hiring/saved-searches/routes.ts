import type { RateTable } from '@vela/matching';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import type { CountriesSource } from '../../reference/countries/index.js';
import { deleteSavedSearch, listSavedSearches, markSeen, saveSearch } from './service.js';

interface Needs
  extends Collections<'companies' | 'jobSeekerProfiles' | 'savedSearches' | 'users'>, Pick<Platform, 'clock'> {
  readonly catalogue: Catalogue;
  readonly countries: CountriesSource;
  readonly rates: RateTable;
}

type Names = 'listSavedSearches' | 'createSavedSearch' | 'markSavedSearchSeen' | 'deleteSavedSearch';

export const savedSearchHandlers = (app: Needs): Pick<Handlers, Names> => ({
  listSavedSearches: ({ caller }) => listSavedSearches(app, caller),
  createSavedSearch: ({ caller, body }) => saveSearch(app, caller, body),
  markSavedSearchSeen: ({ caller, params }) => markSeen(app, caller, params.id),
  deleteSavedSearch: async ({ caller, params }) => {
    await deleteSavedSearch(app, caller, params.id);
    return { ok: true };
  },
});
