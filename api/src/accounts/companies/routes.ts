import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { handOver, removeMember } from './members.js';
import { listInvites, revokeInvite } from './pending-invites.js';
import { saveCompany } from './save.js';

type Names = 'saveCompany' | 'listCompanyInvites' | 'revokeCompanyInvite' | 'removeCompanyMember' | 'handOverCompany';

export const companyHandlers = (app: App): Pick<Handlers, Names> => ({
  saveCompany: ({ caller, body }) => saveCompany(app, caller, body),
  listCompanyInvites: ({ caller }) => listInvites(app, caller),
  revokeCompanyInvite: ({ caller, params }) => revokeInvite(app, caller, params.id),
  removeCompanyMember: ({ caller, params }) => removeMember(app, caller, params.id),
  handOverCompany: ({ caller, body }) => handOver(app, caller, body.memberId),
});
