// `npm test` in a package, `npm test -- [what jest takes]`: its tests, on all cores; leaves a report for `npm test`.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import preset from '../jest/preset.cjs';
import { runChecks } from '../test/checks.mjs';
import { REPORT } from '../test/results.mjs';

mkdirSync(path.dirname(REPORT), { recursive: true });
const sequencer = `--testSequencer=${path.join(import.meta.dirname, '../jest/long-first.cjs')}`;
const workers = ['--maxWorkers=100%', `--workerIdleMemoryLimit=${preset.WORKER_MEMORY}`];
await runChecks([['jest', ...workers, sequencer, '--json', `--outputFile=${REPORT}`, ...process.argv.slice(2)]]);
