export { anyFilters, anyProfile, anyRequirements, anyRole, anySort, hexId } from './arbitraries.js';
export { exampleProfile, exampleRole } from './subjects.js';
