// `npm run seed`, `npm run fairness`: runs a program of another package on the running store, with the arguments that
// follow its name; its exit code becomes this one's. With `--if-running` before the name (`npm run evaluate`) it runs
// without a store too.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [first = '', ...others] = process.argv.slice(2);
const ifRunning = first === '--if-running';
const [program = '', ...rest] = ifRunning ? others : [first, ...others];

/** @param {string} name of a package's export @returns {string | null} its file, if it is built */
function builtFile(name) {
  try {
    const file = fileURLToPath(import.meta.resolve(name));
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

const file = builtFile(program);
if (file === null || builtFile('@vela/supervisor') === null) {
  console.error('Vela is not built yet. Run npm start, or npm run build, first.');
  process.exitCode = 1;
} else {
  const { runOnStore } = await import('@vela/supervisor');
  await runOnStore(file, rest, { storeNeeded: !ifRunning });
}
