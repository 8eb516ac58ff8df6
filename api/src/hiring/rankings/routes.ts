import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { appearancesOf } from './appearances.js';
import { rankingFunnel } from './funnel.js';

interface Needs
  extends
    Collections<
      'catalogueChanges' | 'companies' | 'connections' | 'hires' | 'moves' | 'openRoles' | 'profileViews' | 'rankings'
    >,
    Pick<Platform, 'clock' | 'handles'> {
  readonly catalogue: Catalogue;
}

export const rankingHandlers = (app: Needs): Pick<Handlers, 'adminGetRankingFunnel' | 'getAppearances'> => ({
  getAppearances: ({ caller }) => appearancesOf(app, caller),
  adminGetRankingFunnel: () => rankingFunnel(app),
});
