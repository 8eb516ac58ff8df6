export { SeniorityTable } from './seniority-table.js';
