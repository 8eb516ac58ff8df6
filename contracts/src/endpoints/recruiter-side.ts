import type { Endpoint } from './endpoint.js';

/** The recruiter's side of the market: roles after they are posted, colleagues, and what follows a yes. */
export const RECRUITER_SIDE_ENDPOINTS = {
  countRoleReach: {
    method: 'POST',
    path: '/api/role-reach',
    access: 'companyMember',
    rateLimit: 'ask',
    keepsAnswers: true,
    summary: 'How many people meet a role as far as it is described, and what each requirement costs.',
  },
  updateOpenRole: {
    method: 'POST',
    path: '/api/open-roles/:id',
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Changes a role; its matches are ranked anew.',
  },
  setOpenRoleStatus: {
    method: 'POST',
    path: '/api/open-roles/:id/status',
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Closes a role to new requests, or opens it again. Open requests stay.',
  },
  listCompanyInvites: {
    method: 'GET',
    path: '/api/companies/invites',
    access: 'companyMember',
    summary: 'Invitations of the company that are neither used, revoked nor over.',
  },
  revokeCompanyInvite: {
    method: 'DELETE',
    path: '/api/companies/invites/:id',
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Takes an invitation back: its link stops working.',
  },
  removeCompanyMember: {
    method: 'DELETE',
    path: '/api/companies/members/:id',
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'The owner takes a colleague out of the company.',
  },
  handOverCompany: {
    method: 'POST',
    path: '/api/companies/owner',
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'The owner makes a colleague the owner.',
  },
  updateConversation: {
    method: 'POST',
    path: '/api/connections/:id/conversation',
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'The company’s own notes and stage of an accepted connection.',
  },
} as const satisfies Record<string, Endpoint>;
