import type { App } from '../../app.js';
import type { Handlers } from '../../platform/endpoints/index.js';
import { createOpenRole } from './create.js';
import { countRoleReach } from './reach.js';
import { listOpenRoles } from './read.js';
import { setOpenRoleStatus, updateOpenRole } from './update.js';

type Names = 'createOpenRole' | 'listOpenRoles' | 'updateOpenRole' | 'setOpenRoleStatus' | 'countRoleReach';

export const openRoleHandlers = (app: App): Pick<Handlers, Names> => ({
  createOpenRole: ({ caller, body }) => createOpenRole(app, caller, body),
  listOpenRoles: ({ caller }) => listOpenRoles(app, caller),
  countRoleReach: ({ caller, body }) => countRoleReach(app, caller, body),
  updateOpenRole: ({ caller, params, body }) => updateOpenRole(app, caller, params.id, body),
  setOpenRoleStatus: ({ caller, params, body }) => setOpenRoleStatus(app, caller, params.id, body),
});
