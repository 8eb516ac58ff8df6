// `npm test` in a package, `npm test -- [what jest takes]`: its tests, on all cores; leaves a report for `npm test`. All of a
// package that runs in Node are run together, what jest is told to choose file by file.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import preset from '../jest/preset.cjs';
import { runChecks } from '../test/checks.mjs';
import { REPORT } from '../test/results.mjs';
import { bringTogether } from '../test/together.mjs';

mkdirSync(path.dirname(REPORT), { recursive: true });
const sequencer = `--testSequencer=${path.join(import.meta.dirname, '../jest/long-first.cjs')}`;
const words = process.argv.slice(2);
const config = createRequire(path.resolve('package.json'))('./jest.config.cjs');
const isInNode = config.testEnvironment === 'node';
// Tests of servers and stores wait for disks, sockets and other processes a sixth of their time: one more than there are cores fills it.
const atOnce = availableParallelism() + (isInNode ? 1 : 0);
const workers = [`--maxWorkers=${atOnce}`, `--workerIdleMemoryLimit=${preset.WORKER_MEMORY}`];
const together = words.length === 0 && isInNode ? ['--config', bringTogether(config)] : [];
await runChecks([['jest', ...together, ...workers, sequencer, '--json', `--outputFile=${REPORT}`, ...words]]);
