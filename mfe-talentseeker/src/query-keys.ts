import type { FilterQuery } from '@vela/contracts/filters';

/** Keys of everything this slice keeps from the server, so that a mutation can name what it makes stale. */
export const queryKeys = {
  categories: ['categories'],
  categoryRoles: (categoryId: string) => ['categories', categoryId, 'roles'],
  categorySkills: (categoryId: string) => ['categories', categoryId, 'skills'],
  countries: ['countries'],
  cities: (country: string) => ['countries', country, 'cities'],
  flag: (country: string) => ['countries', country, 'flag'],
  openRoles: ['openRoles'],
  roleReach: (asked: object | null) => ['roleReach', asked],
  salaryAid: (comparable: object) => ['salaryAid', comparable],
  companyInvites: ['companyInvites'],
  openRole: (id: string, page: number, filters: FilterQuery) => ['openRoles', id, page, filters],
  filterCounts: (openRoleId: string | undefined, filters: FilterQuery) => ['filterCounts', openRoleId, filters],
  allSkills: ['skills'],
  search: ['search'],
  searchPage: (page: number, filters: FilterQuery) => ['search', page, filters],
  savedSearches: ['savedSearches'],
  talent: (id: string) => ['talents', id],
  connections: ['connections'],
  hires: ['hires'],
} as const;
