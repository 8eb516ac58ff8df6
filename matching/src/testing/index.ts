export { anyFilters, anyProfile, anyRequirements, anyRole, anySort, hexId } from './arbitraries.js';
export { type EngineCase, engineProperties, type RankingEngine } from './engine-properties.js';
export { IndexInParts } from './index-in-parts.js';
export type { RankingCase } from './ranking-case.js';
export { rankingProperties } from './ranking-properties.js';
export { exampleProfile, exampleRole } from './subjects.js';
export { wrongRankings } from './wrong-rankings.js';
