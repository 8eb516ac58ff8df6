export { useCategories } from './categories.js';
export { useCategoryRoles } from './category-roles.js';
export { useCategorySkills } from './category-skills.js';
export { useCountries } from './countries.js';
export { namedOptions } from './named-options.js';
