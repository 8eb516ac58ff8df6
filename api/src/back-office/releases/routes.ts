import type { Handlers } from '../../platform/endpoints/index.js';
import { type AccessNeeds, pageOfAccesses, revokeAccess } from './accesses.js';

type Names = 'adminListReleaseAccesses' | 'adminRevokeReleaseAccess';

export const releaseHandlers = (app: AccessNeeds): Pick<Handlers, Names> => ({
  adminListReleaseAccesses: ({ query }) => pageOfAccesses(app, query.page),
  adminRevokeReleaseAccess: ({ caller, params, body }) => revokeAccess(app, caller, params.id, body.reason),
});
