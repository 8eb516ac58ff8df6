// `npm test` in a package, `npm test -- [what jest takes]`: its tests, on all cores; leaves a report for `npm test`.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { runChecks } from '../test/checks.mjs';
import { REPORT } from '../test/results.mjs';

mkdirSync(path.dirname(REPORT), { recursive: true });
const sequencer = `--testSequencer=${path.join(import.meta.dirname, '../jest/long-first.cjs')}`;
await runChecks([
  ['jest', '--maxWorkers=100%', sequencer, '--json', `--outputFile=${REPORT}`, ...process.argv.slice(2)],
]);
