import type { MatchList, SearchSort } from '../constants/index.js';
import type { FilterQuery } from '../filters/index.js';
import type { FilterCounts, SavedSearch, SavedSearchInput, SearchPage } from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';

// Finding talent: lists beside a role’s matches, what filters do to them, searches that are kept.

export const searchTalent: Endpoint<{
  query?: { after?: string; page?: number; pageSize?: number; sort?: SearchSort } & FilterQuery;
  response: SearchPage;
}> = {
  method: 'GET',
  path: '/api/search',
  cache: 'openRoles',
};
export const countFilters: Endpoint<{
  query?: { openRoleId?: string; list?: MatchList } & FilterQuery;
  response: FilterCounts;
}> = {
  method: 'GET',
  path: '/api/filter-counts',
  cache: 'openRoles',
};
export const listSavedSearches: Endpoint<{ response: SavedSearch[] }> = {
  method: 'GET',
  path: '/api/saved-searches',
  cache: 'live',
};
export const createSavedSearch: Endpoint<{ body: SavedSearchInput; response: SavedSearch }> = {
  method: 'POST',
  path: '/api/saved-searches',
};
export const markSavedSearchSeen: Endpoint<{ params: { id: string }; body: object; response: SavedSearch }> = {
  method: 'POST',
  path: '/api/saved-searches/:id/seen',
};
export const deleteSavedSearch: Endpoint<{ params: { id: string }; response: { ok: boolean } }> = {
  method: 'DELETE',
  path: '/api/saved-searches/:id',
};
