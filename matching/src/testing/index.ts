export { anyFilters, anyProfile, anyRequirements, anyRole, hexId } from './arbitraries.js';
export { exampleProfile, exampleRole } from './subjects.js';
