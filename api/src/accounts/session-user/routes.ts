import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { readSessionUser } from './read.js';

export const sessionUserHandlers = (app: App): Pick<Handlers, 'getMe'> => ({
  getMe: ({ caller }) => (caller === null ? null : readSessionUser(app, caller.userId)),
});
