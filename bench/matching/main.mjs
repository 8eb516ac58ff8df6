// `npm run bench -- matching [--sizes 10000,100000,1000000] [--install] [--without pipeline,role-page] [--role-page]`: the
// engines beside each other, on one machine, in one run. Every engine answers the same roles in turns; a figure is the
// median of five rounds. At a million profiles the first page of a role is measured at the API; `--role-page` measures
// nothing else.
import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ColumnarIndex, rankMatches } from '@vela/matching';
import { checkAgainstOracle } from './oracle.mjs';
import { PIPELINE_LIMIT_SECONDS, startPipeline } from './pipeline.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { printRolePage, printTable } from './report.mjs';
import { measureRolePage } from './role-page.mjs';
import { writeTables } from './sql.mjs';
import { hasSqlite, startSqlite } from './sqlite.mjs';
import { storeWorld } from './stored-world.mjs';
import { chance, idOf, profileOf, roleOf } from './world.mjs';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string' },
    install: { type: 'boolean', default: false },
    without: { type: 'string', default: '' },
    'role-page': { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
const MILLION = 1_000_000;
const onlyRolePage = values['role-page'];
const SIZES = (values.sizes ?? (onlyRolePage ? String(MILLION) : `10000,100000,${MILLION}`)).split(',').map(Number);
const without = new Set(values.without.split(','));
const seed = Number(values.seed);
const WEEK = 2900;
const ROUNDS = 5;
const PAGE = { week: WEEK, offset: 0, limit: 50 };
/** The pipeline computes every score anew; beyond this many profiles a single role in a single round is all it is given. */
const PIPELINE_LARGE = 200_000;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const timed = async (work) => {
  const from = performance.now();
  const result = await work();
  return { ms: performance.now() - from, result };
};

if (onlyRolePage) {
  for (const size of SIZES) {
    console.log(`\n${size.toLocaleString('en')} profiles`);
    const store = await storeWorld(size, seed);
    try {
      printRolePage(await measureRolePage(store, size, seed));
    } finally {
      await store.stop();
    }
  }
  process.exit();
}

if (values.install) spawnSync('apt-get', ['install', '-y', 'postgresql', 'python3'], { stdio: 'inherit' });
const postgresPrograms = findPostgres();
if (postgresPrograms === null)
  console.log('PostgreSQL is not installed: it is left out (--install brings it from Debian).');
if (!hasSqlite())
  console.log('python3 with SQLite is not installed: SQLite is left out (--install brings it from Debian).');

/** The best 50 as comparable text, from any engine. */
const answerOf = ({ total, ranked }) =>
  JSON.stringify([
    total,
    ranked.map(({ profileId, basisPoints, coverage, tie }) => [
      Number.parseInt(profileId, 16),
      basisPoints,
      coverage,
      tie,
    ]),
  ]);
const answerOfRows = (rows) =>
  JSON.stringify([rows[0]?.[4] ?? 0, rows.map(([id, basisPoints, coverage, tie]) => [id, basisPoints, coverage, tie])]);

async function enginesFor(profiles, index, folder, store) {
  // What the plain function would call another category is the role's own when all are searched.
  const everywhere = (role) => ({
    [Symbol.iterator]: function* () {
      for (const profile of profiles) yield { ...profile, categoryId: role.categoryId };
    },
  });
  const engines = [
    {
      name: 'index',
      each: 20,
      ask: async (role, all) => {
        const { ms, result } = await timed(() => index.query(role, { ...PAGE, everyCategory: all }));
        return { ms, answer: answerOf(result) };
      },
    },
    {
      name: 'plain loop',
      each: 1,
      ask: async (role, all) => {
        const { ms, result } = await timed(() => rankMatches(role, all ? everywhere(role) : profiles, PAGE));
        return { ms, answer: answerOf(result) };
      },
    },
  ];
  await writeTables(profiles, folder);
  if (postgresPrograms !== null) {
    const postgres = await startPostgres(postgresPrograms, folder);
    engines.push({
      name: postgres.name,
      each: 3,
      stop: postgres.stop,
      ask: async (role, all) => {
        const { ms, result } = await timed(() => postgres.rank(role, WEEK, all));
        return { ms, answer: answerOfRows(result) };
      },
    });
  }
  if (hasSqlite()) {
    const sqlite = await startSqlite(folder);
    engines.push({
      name: sqlite.name,
      each: 3,
      stop: sqlite.stop,
      ask: async (role, all) => {
        const { rows, ms } = await sqlite.rank(role, WEEK, all);
        return { ms, answer: answerOfRows(rows) };
      },
    });
  }
  if (store === null || without.has('pipeline')) return engines;
  const pipeline = await startPipeline(store);
  engines.push({
    name: pipeline.name,
    each: 1,
    ownCategoryOnly: true,
    rounds: profiles.length > PIPELINE_LARGE ? 1 : ROUNDS,
    ask: async (role) => {
      const { ms, result } = await timed(() => pipeline.rank(role, PAGE));
      return { ms, answer: result === null ? null : answerOf(result) };
    },
  });
  return engines;
}

/** Interleaved rounds: in each, every engine is asked in turn. */
async function compare(engines, all) {
  const rounds = new Map(engines.map(({ name }) => [name, []]));
  const different = new Map(engines.map(({ name }) => [name, 0]));
  const unfinished = new Set();
  const [index] = engines;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const engine of engines) {
      if ((all && engine.ownCategoryOnly === true) || round >= (engine.rounds ?? ROUNDS)) continue;
      const next = chance(seed * 100 + round);
      const times = [];
      for (let number = 0; number < engine.each; number += 1) {
        const role = roleOf(next, number);
        const { ms, answer } = await engine.ask(role, all);
        times.push(ms);
        if (answer === null) unfinished.add(engine.name);
        else if (engine !== index && answer !== (await index.ask(role, all)).answer)
          different.set(engine.name, different.get(engine.name) + 1);
      }
      rounds.get(engine.name).push(median(times));
    }
  return engines.flatMap(({ name }) => {
    const times = rounds.get(name);
    return times.length === 0
      ? []
      : [
          {
            engine: name,
            ms: median(times),
            rounds: times.length,
            different: different.get(name),
            finished: !unfinished.has(name),
          },
        ];
  });
}

/**
 * Builds from profiles that are made a few at a time, as the engine makes each from what the store gave and puts it in at
 * once: a million retained objects would have the garbage collector measured instead, and a long queue of them the way
 * to memory.
 */
function buildIndex(size) {
  const CHUNK = 100;
  const index = new ColumnarIndex();
  const next = chance(seed);
  let spent = 0;
  for (let from = 0; from < size; from += CHUNK) {
    const chunk = Array.from({ length: Math.min(CHUNK, size - from) }, (_, number) => profileOf(next, from + number));
    const { user, system } = process.cpuUsage();
    for (const profile of chunk) index.upsert(profile);
    const now = process.cpuUsage();
    spent += now.user + now.system - user - system;
  }
  index.trim();
  return { index, microseconds: spent / size, bytes: index.bytes / size };
}

/** Single updates, in microseconds, each of a profile that was just made. */
function timeUpdates(index, count) {
  const next = chance(seed + 77);
  const times = Float64Array.from({ length: 20_000 }, () => {
    const number = Math.floor(next() * count);
    const profile = { ...profileOf(next, number), id: idOf(number + 1) };
    const from = performance.now();
    index.upsert(profile);
    return (performance.now() - from) * 1000;
  });
  times.sort();
  return { median: times[times.length >> 1], p99: times[Math.floor(times.length * 0.99)], most: times.at(-1) };
}

function measureIndex(size) {
  // The first build warms the code up and is thrown away.
  buildIndex(20_000);
  const updates = timeUpdates(buildIndex(size).index, size);
  const built = buildIndex(size);
  console.log(
    `${size.toLocaleString('en')} profiles: index built at ${built.microseconds.toFixed(2)} µs of processor time and ${built.bytes.toFixed(0)} bytes a profile; updates ${updates.median.toFixed(1)} µs, p99 ${updates.p99.toFixed(1)} µs, most ${updates.most.toFixed(0)} µs`,
  );
  return { built, updates };
}

// All indexes first: what the other engines leave behind is cleared away by threads whose time would be counted.
const indexes = new Map(SIZES.map((size) => [size, measureIndex(size)]));
const results = [];
for (const [size, { built, updates }] of indexes) {
  const folder = path.join(tmpdir(), `vela-bench-tables-${process.pid}`);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  console.log(`\n${size.toLocaleString('en')} profiles`);
  const wantsRolePage = size >= MILLION && !without.has('role-page');
  const store = wantsRolePage || !without.has('pipeline') ? await storeWorld(size, seed) : null;
  const engines = [];
  try {
    // Measured while there is nothing else in memory.
    const rolePage = wantsRolePage && store !== null ? await measureRolePage(store, size, seed) : null;
    if (rolePage !== null) printRolePage(rolePage);
    const next = chance(seed);
    const profiles = Array.from({ length: size }, (_, number) => profileOf(next, number));
    engines.push(...(await enginesFor(profiles, built.index, folder, store)));
    for (const all of [false, true]) {
      const compared = await compare(engines, all);
      results.push({ size, all, compared, built, updates, rolePage });
      for (const { engine, ms, rounds, different, finished } of compared)
        console.log(
          `  ${all ? 'all categories' : 'one category '}  ${engine.padEnd(32)} ${finished ? `${ms.toFixed(2).padStart(10)} ms` : `not finished in ${PIPELINE_LIMIT_SECONDS} s`}${rounds < ROUNDS ? ` (${rounds} round)` : ''}${different > 0 ? `  ${different} DIFFERENT ANSWERS` : ''}`,
        );
    }
  } finally {
    for (const engine of engines) await engine.stop?.();
    await store?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
const oracle = checkAgainstOracle(seed);
printTable({ results, oracle, cores: availableParallelism() });
if (oracle.before + oracle.after > 0 || results.some(({ compared }) => compared.some(({ different }) => different > 0)))
  process.exitCode = 1;
