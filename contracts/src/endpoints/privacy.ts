import type { Endpoint } from './endpoint.js';

/** What a person can ask and do about their own data and account. */
export const PRIVACY_ENDPOINTS = {
  exportMyData: {
    method: 'GET',
    path: '/api/privacy/export',
    access: 'user',
    rateLimit: 'write',
    summary: 'Everything that is stored about the caller, as a JSON file.',
  },
  listDisclosures: {
    method: 'GET',
    path: '/api/privacy/disclosures',
    access: 'user',
    summary: 'Which companies viewed the caller’s profile, by day, and to which it was disclosed who they are.',
  },
  listMyConsents: {
    method: 'GET',
    path: '/api/privacy/consents',
    access: 'user',
    summary: 'What the caller agreed to and when, the latest first.',
  },
  findCompaniesToBlock: {
    method: 'GET',
    path: '/api/privacy/companies',
    access: 'jobSeeker',
    summary: 'Companies by the beginning of their name; without one, those whose requests the caller received.',
  },
  listBlockedCompanies: {
    method: 'GET',
    path: '/api/privacy/blocked-companies',
    access: 'jobSeeker',
    summary: 'Companies that neither find nor view the caller.',
  },
  blockCompany: {
    method: 'POST',
    path: '/api/privacy/blocked-companies',
    access: 'jobSeeker',
    rateLimit: 'write',
    summary: 'Hides the caller from a company; its open request is declined.',
  },
  unblockCompany: {
    method: 'DELETE',
    path: '/api/privacy/blocked-companies/:companyId',
    access: 'jobSeeker',
    rateLimit: 'write',
    summary: 'Lets a company find the caller again.',
  },
  countSessions: {
    method: 'GET',
    path: '/api/users/me/sessions',
    access: 'user',
    summary: 'In how many other browsers the caller is signed in.',
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/users/me/sessions',
    access: 'user',
    rateLimit: 'write',
    summary: 'Signs the caller out everywhere but here.',
  },
  deleteMe: {
    method: 'DELETE',
    path: '/api/users/me',
    access: 'user',
    rateLimit: 'write',
    summary: 'Deletes the caller’s account and signs them out. It cannot be undone.',
  },
} as const satisfies Record<string, Endpoint>;
