import type { Handlers } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import type { CountriesSource } from '../../reference/countries/index.js';
import type { MatchEngine } from '../matching/index.js';
import { createOpenRole } from './create.js';
import { countRoleReach } from './reach.js';
import { listOpenRoles } from './read.js';
import { setOpenRoleMusts, setOpenRoleSight, setOpenRoleStatus, updateOpenRole } from './update.js';

interface Needs extends Collections<'companies' | 'openRoles' | 'users'>, Pick<Platform, 'clock'> {
  readonly countries: CountriesSource;
  readonly catalogue: Catalogue;
  readonly matchEngine: MatchEngine;
}

type Names =
  | 'createOpenRole'
  | 'listOpenRoles'
  | 'updateOpenRole'
  | 'setOpenRoleMusts'
  | 'setOpenRoleSight'
  | 'setOpenRoleStatus'
  | 'countRoleReach';

export const openRoleHandlers = (app: Needs): Pick<Handlers, Names> => ({
  createOpenRole: ({ caller, body }) => createOpenRole(app, caller, body),
  listOpenRoles: ({ caller }) => listOpenRoles(app, caller),
  countRoleReach: ({ caller, body }) => countRoleReach(app, caller, body),
  updateOpenRole: ({ caller, params, body }) => updateOpenRole(app, caller, params.id, body),
  setOpenRoleMusts: ({ caller, params, body }) => setOpenRoleMusts(app, caller, params.id, body),
  setOpenRoleSight: ({ caller, params, body }) => setOpenRoleSight(app, caller, params.id, body),
  setOpenRoleStatus: ({ caller, params, body }) => setOpenRoleStatus(app, caller, params.id, body),
});
