// `npm start`: installs what is missing, builds what changed, starts everything on one origin. Built-ins only: on a fresh
// clone nothing else is there yet.
// Settings: PORT (8080), DATA_DIR (.data/), SEED=demo|none, and those of README.md.
import '../../tooling/bootstrap/check-node.mjs';
import { ensureBuilt } from '../../tooling/bootstrap/build.mjs';
import { ensureInstalled } from '../../tooling/bootstrap/install.mjs';
import { SetUpProblem } from '../../tooling/bootstrap/problem.mjs';

try {
  ensureInstalled('start');
  ensureBuilt();
  await import('@vela/supervisor/start');
} catch (error) {
  console.error(error instanceof SetUpProblem ? error.message : error);
  process.exit(1);
}
