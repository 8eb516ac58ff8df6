import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { countFilters, searchTalent } from './search.js';

export const talentSearchHandlers = (app: App): Pick<Handlers, 'searchTalent' | 'countFilters'> => ({
  searchTalent: ({ caller, query }) => searchTalent(app, caller, query),
  countFilters: ({ caller, query }) => countFilters(app, caller, query),
});
