import type { Handlers } from '../../platform/endpoints/index.js';
import type { Collections } from '../../records/models.js';
import { type AccessNeeds, pageOfAccesses, revokeAccess } from './accesses.js';
import { listRollouts } from './rollouts.js';

type Names = 'adminListReleaseAccesses' | 'adminListReleaseRollouts' | 'adminRevokeReleaseAccess';

export const releaseHandlers = (app: AccessNeeds & Collections<'releaseRollouts'>): Pick<Handlers, Names> => ({
  adminListReleaseAccesses: ({ query }) => pageOfAccesses(app, query.page),
  adminListReleaseRollouts: () => listRollouts(app),
  adminRevokeReleaseAccess: ({ caller, params, body }) => revokeAccess(app, caller, params.id, body.reason),
});
