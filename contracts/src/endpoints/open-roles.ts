import type { MatchList } from '../constants/index.js';
import type { FilterQuery } from '../filters/index.js';
import type {
  MatchDetails,
  OpenRole,
  OpenRoleInput,
  OpenRoleMustsInput,
  OpenRoleSightInput,
  OpenRoleStatusInput,
  OpenRoleWithMatches,
  RoleReach,
  RoleReachInput,
} from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';

// Roles that a company posts, with their matches.

export const createOpenRole: Endpoint<{ body: OpenRoleInput; response: OpenRole }> = {
  method: 'POST',
  path: '/api/open-roles',
};
export const listOpenRoles: Endpoint<{ response: OpenRole[] }> = {
  method: 'GET',
  path: '/api/open-roles',
  cache: 'openRoles',
};
export const getOpenRole: Endpoint<{
  params: { id: string };
  query?: { after?: string; page?: number; pageSize?: number; list?: MatchList } & FilterQuery;
  response: OpenRoleWithMatches;
}> = {
  method: 'GET',
  path: '/api/open-roles/:id',
  cache: 'openRoles',
};
export const getMatch: Endpoint<{ params: { id: string; talent: string }; response: MatchDetails }> = {
  method: 'GET',
  path: '/api/open-roles/:id/matches/:talent',
  cache: 'profile',
};
export const updateOpenRole: Endpoint<{ params: { id: string }; body: OpenRoleInput; response: OpenRole }> = {
  method: 'POST',
  path: '/api/open-roles/:id',
};
export const setOpenRoleStatus: Endpoint<{ params: { id: string }; body: OpenRoleStatusInput; response: OpenRole }> = {
  method: 'POST',
  path: '/api/open-roles/:id/status',
};
export const setOpenRoleSight: Endpoint<{ params: { id: string }; body: OpenRoleSightInput; response: OpenRole }> = {
  method: 'POST',
  path: '/api/open-roles/:id/sight',
};
export const setOpenRoleMusts: Endpoint<{ params: { id: string }; body: OpenRoleMustsInput; response: OpenRole }> = {
  method: 'POST',
  path: '/api/open-roles/:id/musts',
};
export const countRoleReach: Endpoint<{ body: RoleReachInput; response: RoleReach }> = {
  method: 'POST',
  path: '/api/role-reach',
  cache: 'roleReach',
};
