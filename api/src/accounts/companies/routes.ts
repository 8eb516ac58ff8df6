import type { Settings } from '../../config/index.js';
import type { PaymentNeeds } from '../../money/subscriptions/index.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { ProfileWatcher } from '../job-seekers/index.js';
import type { Ties } from '../shields/index.js';
import { askDomainProof, proveDomain, takeDomainAway } from './domain-proofs.js';
import { readInvitation } from './invites.js';
import { answerJoinRequest, listJoinRequests } from './join-requests.js';
import { handOver, leave, removeMember, setBillingRight } from './members.js';
import { askToJoin } from './one-company.js';
import { listInvites, revokeInvite } from './pending-invites.js';
import { saveCompany, setCompanySize } from './save.js';

type Needs = Collections<
  | 'auditEntries'
  | 'companies'
  | 'companyInvites'
  | 'connections'
  | 'domainProofs'
  | 'freeProfileMarks'
  | 'jobSeekerProfiles'
  | 'joinRequests'
  | 'ledgerEntries'
  | 'notifications'
  | 'shieldTurns'
  | 'openRoles'
  | 'users'
> &
  Pick<Platform, 'clock' | 'inTransaction' | 'marks' | 'outbox'> &
  Settings<'appOrigin' | 'launchOfferUntil'> &
  PaymentNeeds & { readonly profileWatcher: ProfileWatcher; readonly ties: Ties };

type Names =
  | 'saveCompany'
  | 'setCompanySize'
  | 'getInvitation'
  | 'listCompanyInvites'
  | 'revokeCompanyInvite'
  | 'removeCompanyMember'
  | 'leaveCompany'
  | 'setBillingRight'
  | 'askToJoinCompany'
  | 'listJoinRequests'
  | 'answerJoinRequest'
  | 'askDomainProof'
  | 'proveDomain'
  | 'takeDomainAway'
  | 'handOverCompany';

export const companyHandlers = (app: Needs): Pick<Handlers, Names> => ({
  saveCompany: ({ caller, body }) => saveCompany(app, caller, body),
  setCompanySize: ({ caller, body }) => setCompanySize(app, caller, body),
  getInvitation: ({ query }) => readInvitation(app, query.token),
  listCompanyInvites: ({ caller }) => listInvites(app, caller),
  revokeCompanyInvite: ({ caller, params }) => revokeInvite(app, caller, params.id),
  removeCompanyMember: ({ caller, params }) => removeMember(app, caller, params.id),
  leaveCompany: ({ caller }) => leave(app, caller),
  setBillingRight: ({ caller, params, body }) => setBillingRight(app, caller, params.id, body.billing),
  askToJoinCompany: ({ caller, body }) => askToJoin(app, caller, body),
  listJoinRequests: ({ caller }) => listJoinRequests(app, caller),
  answerJoinRequest: ({ caller, params, body }) => answerJoinRequest(app, caller, params.id, body.accepted),
  askDomainProof: ({ caller, body }) => askDomainProof(app, caller, body.email),
  proveDomain: ({ caller, body }) => proveDomain(app, caller, body.code),
  takeDomainAway: ({ caller, body }) => takeDomainAway(app, caller, body.domain),
  handOverCompany: ({ caller, body }) => handOver(app, caller, body.memberId),
});
