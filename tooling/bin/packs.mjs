// `npm run packs -- <folder>`: packs what a team outside of this repository builds its slice of.
import path from 'node:path';
import { ensureInstalled } from '../bootstrap/install.mjs';
import { SetUpProblem } from '../bootstrap/problem.mjs';
import { packAll } from '../packs/packs.mjs';

try {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new SetUpProblem('Say where to: npm run packs -- <folder>');
  ensureInstalled();
  const target = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
  console.log(`${packAll(target)} packages are in ${target}.`);
} catch (error) {
  console.error(error instanceof SetUpProblem ? error.message : error);
  process.exitCode = 1;
}
