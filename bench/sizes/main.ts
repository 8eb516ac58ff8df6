// `npm run bench -- sizes`: writes the tables of sizes and costs into the documents, from measured figures and formulas. Nothing is
// measured here. With --check (part of `npm run lint`) nothing is written, and what differs ends it with 1.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { machineProblems, PARTS } from './tables.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DOCUMENTS = ['docs/matching-at-scale.md', 'docs/operating/sizes.md'];
const isCheck = process.argv.includes('--check');
const PART = /(<!-- reckoned: ([\w-]+) -->\n)[\s\S]*?(\n<!-- end -->)/g;

/** @returns the document with its parts written anew */
const written = (file: string, text: string): string =>
  text.replace(PART, (_, begin: string, name: string, end: string) => {
    const part = PARTS[name];
    if (part === undefined) throw new Error(`${file}: there is no part “${name}”.`);
    return `${begin}\n${part()}\n${end}`;
  });

const problems = [...machineProblems()];
for (const name of DOCUMENTS) {
  const file = path.join(ROOT, name);
  const before = readFileSync(file, 'utf8');
  const after = written(file, before);
  if (before.search(PART) < 0) problems.push(`${name} has no reckoned part.`);
  if (after === before) continue;
  if (isCheck) problems.push(`${name} says other sizes than are reckoned: run npm run bench -- sizes.`);
  else writeFileSync(file, after);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
