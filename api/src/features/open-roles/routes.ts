import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { createOpenRole } from './create.js';
import { listOpenRoles, readOpenRole } from './read.js';

export const openRoleHandlers = (app: App): Pick<Handlers, 'createOpenRole' | 'listOpenRoles' | 'getOpenRole'> => ({
  createOpenRole: ({ caller, body }) => createOpenRole(app, caller, body),
  listOpenRoles: ({ caller }) => listOpenRoles(app, caller),
  getOpenRole: ({ caller, params, query }) => readOpenRole(app, caller, params.id, query),
});
