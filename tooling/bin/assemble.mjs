// `npm run assemble -- <image> <new folder>`: puts together what is in an image, of what is installed and built here.
// `deploy/Dockerfile` runs it, and so does `npm run images`, which starts what comes out.
import path from 'node:path';
import { SetUpProblem } from '../bootstrap/problem.mjs';
import { bundle } from '../bundle/bundle.mjs';
import { assemble } from '../images/assemble.mjs';
import { IMAGES } from '../images/processes.mjs';

const [name = '', folder] = process.argv.slice(2);
const contents = IMAGES[name];
try {
  if (contents === undefined || folder === undefined)
    throw new SetUpProblem(`Usage: npm run assemble -- <${Object.keys(IMAGES).join('|')}> <new folder>`);
  const target = path.resolve(process.env['INIT_CWD'] ?? '.', folder);
  const root = path.resolve(import.meta.dirname, '../..');
  const { workspaces, installed } = assemble(root, contents, target);
  if (contents.program !== undefined) await bundle(path.join(target, contents.folder, 'dist'), [contents.program]);
  console.log(`${target}: the ${name}, ${workspaces} packages of Vela and ${installed} of others.`);
} catch (error) {
  console.error(error instanceof SetUpProblem ? error.message : error);
  process.exitCode = 1;
}
