import type { RateTable } from '@vela/matching';
import type { Settings } from '../../config/index.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import type { CountriesSource } from '../../reference/countries/index.js';
import { listedFilters } from '../listed-filters/index.js';
import { dropInterest, showInterest } from './interest.js';
import { fittingRoles } from './list.js';

interface Needs
  extends
    Collections<'companies' | 'interests' | 'jobSeekerProfiles' | 'openRoles' | 'users'>,
    Pick<Platform, 'clock' | 'inTransaction' | 'outbox'>,
    Settings<'appOrigin'> {
  readonly catalogue: Catalogue;
  readonly countries: CountriesSource;
  readonly rates: RateTable;
}

type Names = 'listFittingRoles' | 'showInterest' | 'dropInterest';

export const fittingRoleHandlers = (app: Needs): Pick<Handlers, Names> => ({
  listFittingRoles: async ({ caller, query }) => fittingRoles(app, caller, await listedFilters(app, query)),
  showInterest: async ({ caller, params }) => {
    await showInterest(app, caller, params.id);
    return { ok: true };
  },
  dropInterest: async ({ caller, params }) => {
    await dropInterest(app, caller, params.id);
    return { ok: true };
  },
});
