import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { readMatches } from './read.js';

export const matchHandlers = (app: App): Pick<Handlers, 'getOpenRole'> => ({
  getOpenRole: ({ caller, params, query }) => readMatches(app, caller, params.id, query),
});
