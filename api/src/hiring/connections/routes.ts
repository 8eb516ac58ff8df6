import type { RateTable } from '@vela/matching';
import type { Settings } from '../../config/index.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import type { ReplyBoard } from '../replies/index.js';
import { answerRequest } from './answer.js';
import { updateConversation } from './conversation.js';
import { answerCounterOffer, counterRequest } from './counter-offer.js';
import { listReceived, listSent, readSent } from './list.js';
import { remindOf } from './remind.js';
import { reportRequest } from './report.js';
import { sendRequest } from './request.js';

interface Needs
  extends
    Collections<
      | 'abuseReports'
      | 'auditEntries'
      | 'companies'
      | 'connections'
      | 'jobSeekerProfiles'
      | 'ledgerEntries'
      | 'openRoles'
      | 'users'
    >,
    Pick<Platform, 'clock' | 'handles' | 'inTransaction' | 'outbox'>,
    Settings<'appOrigin'> {
  readonly catalogue: Catalogue;
  readonly replies: ReplyBoard;
  readonly rates: RateTable;
}

type Names =
  | 'listConnections'
  | 'createConnection'
  | 'getSentConnection'
  | 'answerConnection'
  | 'counterConnection'
  | 'answerCounterOffer'
  | 'reportConnection'
  | 'updateConversation'
  | 'remindConnection';

export const connectionHandlers = (app: Needs): Pick<Handlers, Names> => ({
  listConnections: ({ caller, query }) =>
    query.userType === 'talentSeeker' ? listSent(app, caller, query.status) : listReceived(app, caller, query.status),
  createConnection: ({ caller, body }) => sendRequest(app, caller, body),
  getSentConnection: ({ caller, params }) => readSent(app, caller, params.id),
  answerConnection: ({ caller, params, body }) => answerRequest(app, caller, params.id, body),
  counterConnection: ({ caller, params, body }) => counterRequest(app, caller, params.id, body.terms),
  answerCounterOffer: ({ caller, params, body }) => answerCounterOffer(app, caller, params.id, body.answer),
  remindConnection: ({ caller, params }) => remindOf(app, caller, params.id),
  reportConnection: async ({ caller, params, body }) => {
    await reportRequest(app, caller, params.id, body);
    return { ok: true };
  },
  updateConversation: ({ caller, params, body }) => updateConversation(app, caller, params.id, body),
});
