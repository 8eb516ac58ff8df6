import type {
  Category,
  CategoryRole,
  CountryCities,
  CountryFlag,
  CountryPositions,
  Rates,
  Skill,
  SkillSuggestionInput,
} from '../schemas/index.js';
import type { Endpoint } from './endpoint.js';

// Lists that forms choose from.

export const listCategories: Endpoint<{ response: Category[] }> = {
  method: 'GET',
  path: '/api/categories',
  cache: 'categories',
};
export const listCategorySkills: Endpoint<{ query: { categoryId: string }; response: Skill[] }> = {
  method: 'GET',
  path: '/api/categories/skills',
  cache: 'categories',
};
export const listAllSkills: Endpoint<{ response: Skill[] }> = {
  method: 'GET',
  path: '/api/categories/allSkills',
  cache: 'categories',
};
export const listCategoryRoles: Endpoint<{ query: { categoryId: string }; response: CategoryRole[] }> = {
  method: 'GET',
  path: '/api/categories/roles',
  cache: 'categories',
};
export const listAllRoles: Endpoint<{ response: CategoryRole[] }> = {
  method: 'GET',
  path: '/api/categories/allRoles',
  cache: 'categories',
};
export const suggestSkill: Endpoint<{ body: SkillSuggestionInput; response: { ok: boolean } }> = {
  method: 'POST',
  path: '/api/skill-suggestions',
};
export const listCountries: Endpoint<{ response: CountryPositions }> = {
  method: 'GET',
  path: '/api/countries/positions',
  cache: 'countries',
};
export const listCities: Endpoint<{ body: { country: string }; response: CountryCities }> = {
  method: 'POST',
  path: '/api/countries/cities',
  cache: 'cities',
};
export const getCountryFlag: Endpoint<{ body: { country: string }; response: CountryFlag }> = {
  method: 'POST',
  path: '/api/countries/flag/images',
  cache: 'countries',
};
export const getRates: Endpoint<{ response: Rates }> = {
  method: 'GET',
  path: '/api/rates',
};
