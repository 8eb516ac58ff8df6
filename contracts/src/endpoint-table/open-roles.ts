import * as endpoints from '../endpoints/open-roles.js';
import {
  openRoleInputSchema,
  openRoleParamsSchema,
  openRoleSchema,
  openRoleSightInputSchema,
  openRolesSchema,
  openRoleStatusInputSchema,
  openRoleWithMatchesSchema,
  roleMatchQuerySchema,
  roleReachInputSchema,
  roleReachSchema,
} from '../schemas/index.js';
import type { ServedEndpoints } from './served-endpoint.js';

/** Roles that a company posts, with their matches. */
export const OPEN_ROLES_ENDPOINTS = {
  createOpenRole: {
    ...endpoints.createOpenRole,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Posts a role.',
    body: openRoleInputSchema,
    response: openRoleSchema,
  },
  listOpenRoles: {
    ...endpoints.listOpenRoles,
    access: 'companyMember',
    summary: 'The company’s roles.',
    response: openRolesSchema,
  },
  getOpenRole: {
    ...endpoints.getOpenRole,
    access: 'companyMember',
    limitsReads: true,
    summary: 'A role with a page of its ranked matches.',
    params: openRoleParamsSchema,
    query: roleMatchQuerySchema,
    response: openRoleWithMatchesSchema,
  },
  updateOpenRole: {
    ...endpoints.updateOpenRole,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Changes a role; its matches are ranked anew.',
    params: openRoleParamsSchema,
    body: openRoleInputSchema,
    response: openRoleSchema,
  },
  setOpenRoleStatus: {
    ...endpoints.setOpenRoleStatus,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Closes a role to new requests, or opens it again. Open requests stay.',
    params: openRoleParamsSchema,
    body: openRoleStatusInputSchema,
    response: openRoleSchema,
  },
  setOpenRoleSight: {
    ...endpoints.setOpenRoleSight,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Lets talent whom a role fits see it, without the company, or no longer.',
    params: openRoleParamsSchema,
    body: openRoleSightInputSchema,
    response: openRoleSchema,
  },
  countRoleReach: {
    ...endpoints.countRoleReach,
    access: 'companyMember',
    rateLimit: 'ask',
    keepsAnswers: true,
    summary: 'How many people meet a role as far as it is described, and what each requirement costs.',
    body: roleReachInputSchema,
    response: roleReachSchema,
  },
} as const satisfies ServedEndpoints<typeof endpoints>;
