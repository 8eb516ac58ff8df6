// Entry of `npm run skill-table`: makes the table of skills from curated relations, public topics and a market's own counts.
// It is committed, and its version stands in every explanation.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { skillTable } from './skill-table.js';

const { text, version, skills } = skillTable();
await writeFile(path.resolve(import.meta.dirname, '../../../matching/src/skills/table.json'), text);
console.log(`table of skills ${version}: ${skills} skills`);
