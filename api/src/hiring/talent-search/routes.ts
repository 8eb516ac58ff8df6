import type { ExposureTable } from '@vela/matching';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import type { CountriesSource } from '../../reference/countries/index.js';
import { listedFilters } from '../listed-filters/index.js';
import type { MatchEngine } from '../matching/index.js';
import { countFilters, searchTalent } from './search.js';

interface Needs
  extends
    Collections<'companies' | 'connections' | 'jobSeekerProfiles' | 'openRoles' | 'users'>,
    Pick<Platform, 'clock' | 'handles'> {
  readonly catalogue: Catalogue;
  readonly countries: CountriesSource;
  readonly exposures: ExposureTable;
  readonly matchEngine: MatchEngine;
}

export const talentSearchHandlers = (app: Needs): Pick<Handlers, 'searchTalent' | 'countFilters'> => ({
  searchTalent: async ({ caller, query }) => searchTalent(app, caller, await listedFilters(app, query)),
  countFilters: async ({ caller, query }) => countFilters(app, caller, await listedFilters(app, query)),
});
