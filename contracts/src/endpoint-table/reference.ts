import * as endpoints from '../endpoints/reference.js';
import {
  categoriesSchema,
  categoryQuerySchema,
  categoryRolesSchema,
  countryCitiesSchema,
  countryFlagSchema,
  countryInputSchema,
  countryPositionsSchema,
  skillsSchema,
} from '../schemas/index.js';
import type { ServedEndpoints } from './served-endpoint.js';

/** Lists that forms choose from. */
export const REFERENCE_ENDPOINTS = {
  listCategories: {
    ...endpoints.listCategories,
    access: 'anonymous',
    publicCacheSeconds: 180,
    summary: 'Job categories.',
    response: categoriesSchema,
  },
  listCategorySkills: {
    ...endpoints.listCategorySkills,
    access: 'anonymous',
    publicCacheSeconds: 180,
    summary: 'Skills of a category.',
    query: categoryQuerySchema,
    response: skillsSchema,
  },
  listAllSkills: {
    ...endpoints.listAllSkills,
    access: 'anonymous',
    publicCacheSeconds: 180,
    summary: 'All skills.',
    response: skillsSchema,
  },
  listCategoryRoles: {
    ...endpoints.listCategoryRoles,
    access: 'anonymous',
    publicCacheSeconds: 180,
    summary: 'Roles of a category.',
    query: categoryQuerySchema,
    response: categoryRolesSchema,
  },
  listAllRoles: {
    ...endpoints.listAllRoles,
    access: 'anonymous',
    publicCacheSeconds: 180,
    summary: 'All roles.',
    response: categoryRolesSchema,
  },
  listCountries: {
    ...endpoints.listCountries,
    access: 'anonymous',
    publicCacheSeconds: 86_400,
    summary: 'Names of all countries, in the countries service’s shape.',
    response: countryPositionsSchema,
  },
  listCities: {
    ...endpoints.listCities,
    access: 'anonymous',
    summary: 'Cities of a country, in the countries service’s shape.',
    body: countryInputSchema,
    response: countryCitiesSchema,
  },
  getCountryFlag: {
    ...endpoints.getCountryFlag,
    access: 'anonymous',
    summary: 'A country’s flag and codes, in the countries service’s shape.',
    body: countryInputSchema,
    response: countryFlagSchema,
  },
} as const satisfies ServedEndpoints<typeof endpoints>;
