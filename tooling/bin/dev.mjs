// `npm run dev`: everything with hot reload. The shell's server is the site; each slice has a server of its own.
// Settings: PORT (8080; slices use the ports after it), DATA_DIR (`.data/dev/`), SEED=demo|none.
import '../bootstrap/check-node.mjs';
import { runTurbo } from '../bootstrap/build.mjs';
import { ensureInstalled } from '../bootstrap/install.mjs';
import { SetUpProblem } from '../bootstrap/problem.mjs';

try {
  ensureInstalled();
  // The store and the stand-ins run from their builds also while developing.
  if (!runTurbo(['build', '--filter=@vela/supervisor...']))
    throw new SetUpProblem('The foundations do not build. Mend what is named above.');
  await import('../dev/site.mjs');
} catch (error) {
  console.error(error instanceof SetUpProblem ? error.message : error);
  process.exit(1);
}
