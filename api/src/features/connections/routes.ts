import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { answerRequest } from './answer.js';
import { listReceived, listSent } from './list.js';
import { sendRequest } from './request.js';

type Names = 'listConnections' | 'createConnection' | 'answerConnection';

export const connectionHandlers = (app: App): Pick<Handlers, Names> => ({
  listConnections: ({ caller, query }) =>
    query.userType === 'talentSeeker' ? listSent(app, caller, query.status) : listReceived(app, caller, query.status),
  createConnection: ({ caller, body }) => sendRequest(app, caller, body),
  answerConnection: ({ caller, params, body }) => answerRequest(app, caller, params.id, body),
});
