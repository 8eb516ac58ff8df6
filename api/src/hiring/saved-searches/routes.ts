import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { deleteSavedSearch, listSavedSearches, markSeen, saveSearch } from './service.js';

type Names = 'listSavedSearches' | 'createSavedSearch' | 'markSavedSearchSeen' | 'deleteSavedSearch';

export const savedSearchHandlers = (app: App): Pick<Handlers, Names> => ({
  listSavedSearches: ({ caller }) => listSavedSearches(app, caller),
  createSavedSearch: ({ caller, body }) => saveSearch(app, caller, body),
  markSavedSearchSeen: ({ caller, params }) => markSeen(app, caller, params.id),
  deleteSavedSearch: async ({ caller, params }) => {
    await deleteSavedSearch(app, caller, params.id);
    return { ok: true };
  },
});
