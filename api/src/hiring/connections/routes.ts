import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { answerRequest } from './answer.js';
import { updateConversation } from './conversation.js';
import { answerCounterOffer, counterRequest } from './counter-offer.js';
import { listReceived, listSent } from './list.js';
import { remindOf } from './remind.js';
import { reportRequest } from './report.js';
import { sendRequest } from './request.js';

type Names =
  | 'listConnections'
  | 'createConnection'
  | 'answerConnection'
  | 'counterConnection'
  | 'answerCounterOffer'
  | 'reportConnection'
  | 'updateConversation'
  | 'remindConnection';

export const connectionHandlers = (app: App): Pick<Handlers, Names> => ({
  listConnections: ({ caller, query }) =>
    query.userType === 'talentSeeker' ? listSent(app, caller, query.status) : listReceived(app, caller, query.status),
  createConnection: ({ caller, body }) => sendRequest(app, caller, body),
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
