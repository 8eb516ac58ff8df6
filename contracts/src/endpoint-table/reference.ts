import { DAY_SECONDS } from '../days/index.js';
import * as endpoints from '../endpoints/reference.js';
import {
  categoriesSchema,
  categoryQuerySchema,
  categoryRolesSchema,
  countryCitiesSchema,
  countryFlagSchema,
  countryInputSchema,
  countryPositionsSchema,
  okSchema,
  ratesSchema,
  skillsSchema,
  skillSuggestionInputSchema,
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
  suggestSkill: {
    ...endpoints.suggestSkill,
    access: 'user',
    rateLimit: 'write',
    keepsAnswers: true,
    summary: 'Suggests a skill that a category lacks, a few a day; who did is told what came of it.',
    body: skillSuggestionInputSchema,
    response: okSchema,
  },
  listCountries: {
    ...endpoints.listCountries,
    access: 'anonymous',
    publicCacheSeconds: DAY_SECONDS,
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
  getRates: {
    ...endpoints.getRates,
    access: 'anonymous',
    publicCacheSeconds: 300,
    summary: 'The dated rates of currencies that scores compare pay with, for showing pay in another one.',
    response: ratesSchema,
  },
} as const satisfies ServedEndpoints<typeof endpoints>;
