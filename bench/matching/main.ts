// `npm run bench -- matching [--sizes 10000,100000,1000000] [--install] [--without pipeline,role-page] [--role-page] [--starts] [--index-only] [--service]`: the
// engines beside each other, on one machine, in one run. Every engine answers the same roles in turns; a figure is the
// median of five rounds. `--index-only` measures the index by itself, for sizes that nothing else holds; `--service` the matching
// service beside it, as many processes as `--partitions` says. At a million profiles the first page of a role and a start are measured at
// the API; `--role-page` and `--starts` measure nothing else, `--event-loop` only how long the loop is held.
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ColumnarIndex } from '@vela/matching';
import { compare } from './compare.js';
import { type Engine, prepareDatabases, startEngines } from './engines.js';
import { measureEventLoop } from './event-loop.js';
import type { Result } from './figures.js';
import { type IndexFigures, measureIndex } from './index-figures.js';
import { checkAgainstOracle } from './oracle.js';
import { printCompared, printEventLoop, printQuestions, printRolePage, printStarts, printTable } from './report.js';
import { measureRolePage } from './role-page.js';
import { measureService, printService } from './service.js';
import { measureStarts } from './starts.js';
import { type StoredWorld, storeWorld } from './stored-world.js';
import { chance, profileOf } from './world.js';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string' },
    install: { type: 'boolean', default: false },
    without: { type: 'string', default: '' },
    'role-page': { type: 'boolean', default: false },
    starts: { type: 'boolean', default: false },
    'event-loop': { type: 'boolean', default: false },
    'index-only': { type: 'boolean', default: false },
    service: { type: 'boolean', default: false },
    partitions: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});
const MILLION = 1_000_000;
/** Profiles at which the event loop is watched. */
const EVENT_LOOP_AT = 100_000;
/** What is measured at an API alone, with the sizes that it is measured at unless told. */
const atApi = [
  {
    wanted: values['role-page'],
    sizes: `${MILLION}`,
    measure: async (store: StoredWorld, size: number) => printRolePage(await measureRolePage(store, size, seed)),
  },
  {
    wanted: values.starts,
    sizes: `100000,${MILLION}`,
    measure: async (store: StoredWorld) => printStarts(await measureStarts(store)),
  },
  {
    wanted: values['event-loop'],
    sizes: `${EVENT_LOOP_AT}`,
    measure: async (store: StoredWorld) => printEventLoop(await measureEventLoop(store, seed)),
  },
].filter(({ wanted }) => wanted);
const sizes = (values.sizes ?? atApi[0]?.sizes ?? `10000,100000,${MILLION}`).split(',').map(Number);
const without = new Set(values.without.split(','));
const seed = Number(values.seed);

const heading = (size: number): void => console.log(`\n${size.toLocaleString('en')} profiles`);

async function measureAtApi(): Promise<void> {
  for (const size of sizes) {
    heading(size);
    const store = await storeWorld(size, seed);
    try {
      for (const { measure } of atApi) await measure(store, size);
    } finally {
      await store.stop();
    }
  }
}

/** All engines at one number of profiles. */
async function measureSize(size: number, index: ColumnarIndex, figures: IndexFigures): Promise<Result[]> {
  heading(size);
  const folder = path.join(tmpdir(), `vela-bench-tables-${process.pid}`);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const wantsRolePage = size >= MILLION && !without.has('role-page');
  const wantsPipeline = !without.has('pipeline');
  const wantsEventLoop = size === EVENT_LOOP_AT && !without.has('event-loop');
  const store = wantsRolePage || wantsPipeline || wantsEventLoop ? await storeWorld(size, seed) : null;
  const engines: Engine[] = [];
  try {
    // Measured while there is nothing else in memory.
    const rolePage = wantsRolePage && store !== null ? await measureRolePage(store, size, seed) : null;
    if (rolePage !== null) printRolePage(rolePage);
    const starts = wantsRolePage && store !== null ? await measureStarts(store) : null;
    if (starts !== null) printStarts(starts);
    const eventLoop = wantsEventLoop && store !== null ? await measureEventLoop(store, seed) : null;
    const next = chance(seed);
    const profiles = Array.from({ length: size }, (_, number) => profileOf(next, number));
    for await (const engine of startEngines(profiles, index, folder, wantsPipeline ? store : null))
      engines.push(engine);
    const [first] = engines;
    if (first === undefined) return [];
    const results: Result[] = [];
    for (const all of [false, true]) {
      const compared = await compare(engines, first, all, seed);
      printCompared(compared, all);
      results.push({ size, all, compared, index: figures, rolePage, starts, eventLoop });
    }
    return results;
  } finally {
    for (const engine of engines) engine.stop?.();
    await store?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureEngines(): Promise<void> {
  prepareDatabases(values.install);
  // All indexes first: what the other engines leave behind is cleared away by threads whose time would be counted.
  const indexes = new Map(sizes.map((size) => [size, measureIndex(size, seed)]));
  const results: Result[] = [];
  for (const [size, { index, figures }] of indexes) results.push(...(await measureSize(size, index, figures)));
  const oracle = checkAgainstOracle(seed);
  printTable({ results, oracle, cores: availableParallelism() });
  const areDifferent = results.some(({ compared }) => compared.some(({ different }) => different > 0));
  if (oracle.before + oracle.after > 0 || areDifferent) process.exitCode = 1;
}

/** The index by itself, one size after the other; each is let go before the next is built. */
function measureIndexes(): void {
  for (const size of sizes) {
    heading(size);
    printQuestions(measureIndex(size, seed).figures);
  }
}

/** The matching service beside one index, one size after the other. */
async function measureServices(): Promise<void> {
  for (const size of sizes) {
    heading(size);
    const figures = await measureService(size, seed, Number(values.partitions));
    printService(figures);
    if (Object.values(figures.kinds).some(({ different }) => different > 0)) process.exitCode = 1;
  }
}

if (values['index-only']) measureIndexes();
else if (values.service) await measureServices();
else await (atApi.length > 0 ? measureAtApi() : measureEngines());
// The driver's connections would keep the process alive.
process.exit();
