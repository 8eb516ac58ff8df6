import type { Handlers } from '../../platform/endpoints/index.js';
import { remove, rename } from './change.js';
import { answerWith } from './list.js';
import type { PasskeyNeeds } from './needs.js';
import { challenge, prove } from './prove.js';
import { beginRegistration, register } from './register.js';

type Names =
  | 'listPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'challengePasskey'
  | 'provePasskey'
  | 'renamePasskey'
  | 'removePasskey';

export const passkeyHandlers = (app: PasskeyNeeds): Pick<Handlers, Names> => ({
  listPasskeys: ({ caller, request }) => answerWith(app, caller.userId, request),
  beginPasskey: ({ caller, request }) => beginRegistration(app, caller, request),
  addPasskey: async ({ caller, request, body }) => {
    await register(app, caller, request, body);
    return answerWith(app, caller.userId, request);
  },
  challengePasskey: ({ caller, request }) => challenge(app, caller, request),
  provePasskey: async ({ caller, request, body }) => {
    await prove(app, caller, request, body);
    return answerWith(app, caller.userId, request);
  },
  renamePasskey: async ({ caller, request, params, body }) => {
    await rename(app, caller, params.id, body.name);
    return answerWith(app, caller.userId, request);
  },
  removePasskey: async ({ caller, request, params }) => {
    await remove(app, caller, params.id, request.sessionID);
    return answerWith(app, caller.userId, request);
  },
});
