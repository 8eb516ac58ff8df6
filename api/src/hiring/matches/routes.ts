import type { ExposureTable, RateTable } from '@vela/matching';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import type { CountriesSource } from '../../reference/countries/index.js';
import { listedFilters } from '../listed-filters/index.js';
import type { MatchEngine } from '../matching/index.js';
import type { RankingLog } from '../rankings/index.js';
import { readMatch } from './details.js';
import { readMatches } from './read.js';

interface Needs
  extends
    Collections<'companies' | 'connections' | 'interests' | 'jobSeekerProfiles' | 'moves' | 'openRoles' | 'users'>,
    Pick<Platform, 'clock' | 'handles'> {
  readonly catalogue: Catalogue;
  readonly countries: CountriesSource;
  readonly rates: RateTable;
  readonly exposures: ExposureTable;
  readonly matchEngine: MatchEngine;
  readonly rankingLog: RankingLog;
}

export const matchHandlers = (app: Needs): Pick<Handlers, 'getMatch' | 'getOpenRole'> => ({
  getOpenRole: async ({ caller, params, query }) =>
    readMatches(app, caller, params.id, await listedFilters(app, query)),
  getMatch: ({ caller, params }) => readMatch(app, caller, params),
});
