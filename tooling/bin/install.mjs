// Installs what a script of package.json needs beyond a start, and is there in a moment if nothing is missing:
// `node tooling/bin/install.mjs && jest`.
import '../bootstrap/check-node.mjs';
import { ensureInstalled } from '../bootstrap/install.mjs';
import { SetUpProblem } from '../bootstrap/problem.mjs';

try {
  ensureInstalled();
} catch (error) {
  console.error(error instanceof SetUpProblem ? error.message : error);
  process.exit(1);
}
