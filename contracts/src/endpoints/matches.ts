import type { Endpoint } from './endpoint.js';

/** Finding talent: lists beside a role's matches, what filters do to them, searches that are kept. */
export const MATCHES_ENDPOINTS = {
  searchTalent: {
    method: 'GET',
    path: '/api/search',
    access: 'companyMember',
    summary: 'A page of all profiles that the company may see, narrowed by filters, without a role.',
  },
  countFilters: {
    method: 'GET',
    path: '/api/filter-counts',
    access: 'companyMember',
    summary: 'What each filter does to a role’s matches, or to the search without a role.',
  },
  listSavedSearches: {
    method: 'GET',
    path: '/api/saved-searches',
    access: 'companyMember',
    summary: 'The caller’s saved searches with how many new people match.',
  },
  createSavedSearch: {
    method: 'POST',
    path: '/api/saved-searches',
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Saves a search under a name; a mail tells when new people match.',
  },
  markSavedSearchSeen: {
    method: 'POST',
    path: '/api/saved-searches/:id/seen',
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Notes that the caller has looked at a saved search.',
  },
  deleteSavedSearch: {
    method: 'DELETE',
    path: '/api/saved-searches/:id',
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Deletes a saved search.',
  },
  remindConnection: {
    method: 'POST',
    path: '/api/connections/:id/remind',
    access: 'user',
    rateLimit: 'write',
    summary: 'The company reminds the talent of an open request, once.',
  },
} as const satisfies Record<string, Endpoint>;
