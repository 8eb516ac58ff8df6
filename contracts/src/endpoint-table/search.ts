import * as endpoints from '../endpoints/search.js';
import {
  filterCountQuerySchema,
  filterCountsSchema,
  nothingMoreSchema,
  okSchema,
  savedSearchesSchema,
  savedSearchInputSchema,
  savedSearchParamsSchema,
  savedSearchSchema,
  searchPageSchema,
  searchQuerySchema,
} from '../schemas/index.js';
import type { ServedEndpoints } from './served-endpoint.js';

/** Finding talent: lists beside a role’s matches, what filters do to them, searches that are kept. */
export const SEARCH_ENDPOINTS = {
  searchTalent: {
    ...endpoints.searchTalent,
    access: 'companyMember',
    limitsReads: true,
    summary: 'A page of all profiles that the company may see, narrowed by words and filters, without a role.',
    query: searchQuerySchema,
    response: searchPageSchema,
  },
  countFilters: {
    ...endpoints.countFilters,
    access: 'companyMember',
    limitsReads: true,
    summary: 'What each filter does to a role’s matches, or to the search without a role.',
    query: filterCountQuerySchema,
    response: filterCountsSchema,
  },
  listSavedSearches: {
    ...endpoints.listSavedSearches,
    access: 'companyMember',
    summary: 'The caller’s saved searches with how many new people match.',
    response: savedSearchesSchema,
  },
  createSavedSearch: {
    ...endpoints.createSavedSearch,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Saves a search under a name; a mail tells when new people match.',
    body: savedSearchInputSchema,
    response: savedSearchSchema,
  },
  markSavedSearchSeen: {
    ...endpoints.markSavedSearchSeen,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Notes that the caller has looked at a saved search.',
    params: savedSearchParamsSchema,
    body: nothingMoreSchema,
    response: savedSearchSchema,
  },
  deleteSavedSearch: {
    ...endpoints.deleteSavedSearch,
    access: 'companyMember',
    rateLimit: 'write',
    summary: 'Deletes a saved search.',
    params: savedSearchParamsSchema,
    response: okSchema,
  },
} as const satisfies ServedEndpoints<typeof endpoints>;
