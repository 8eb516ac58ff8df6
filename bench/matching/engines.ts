// The engines that answer the same roles: the index, the plain loop, PostgreSQL and SQLite where they are, the pipeline.
import { spawnSync } from 'node:child_process';
import { type ColumnarIndex, type MatchProfile, type MatchRole, type RankedPage, rankMatches } from '@vela/matching';
import { startPipeline } from './pipeline.js';
import { findPostgres, startPostgres } from './postgres.js';
import { writeTables } from './sql.js';
import { hasSqlite, startSqlite } from './sqlite.js';
import type { StoredWorld } from './stored-world.js';

export const WEEK = 2900;
export const ROUNDS = 5;
const PAGE = { week: WEEK, offset: 0, limit: 50 };
/** The pipeline computes every score anew; beyond this many profiles a single role in a single round is all it is given. */
const PIPELINE_LARGE = 200_000;

interface Answer {
  readonly ms: number;
  /** The best 50 and the total as comparable text; null where it was not finished. */
  readonly text: string | null;
}

export interface Engine {
  readonly name: string;
  /** Roles that it answers in a round. */
  readonly each: number;
  readonly rounds: number;
  readonly ownCategoryOnly?: boolean;
  /** @param all whether every category is searched */
  readonly ask: (role: MatchRole, all: boolean) => Promise<Answer>;
  readonly stop?: () => void;
}

async function timed<Result>(work: () => Result | Promise<Result>): Promise<{ ms: number; result: Result }> {
  const from = performance.now();
  const result = await work();
  return { ms: performance.now() - from, result };
}

const textOf = ({ total, ranked }: RankedPage): string =>
  JSON.stringify([
    total,
    ranked.map(({ profileId, basisPoints, coverage, tie }) => [
      Number.parseInt(profileId, 16),
      basisPoints,
      coverage,
      tie,
    ]),
  ]);
const textOfRows = (rows: readonly (readonly number[])[]): string =>
  JSON.stringify([rows[0]?.[4] ?? 0, rows.map(([id, basisPoints, coverage, tie]) => [id, basisPoints, coverage, tie])]);

/** What the plain function would call another category is the role's own when all are searched. */
function* everywhere(profiles: readonly MatchProfile[], { categoryId }: MatchRole): Generator<MatchProfile> {
  for (const profile of profiles) yield { ...profile, categoryId };
}

const indexEngine = (index: ColumnarIndex): Engine => ({
  name: 'index',
  each: 20,
  rounds: ROUNDS,
  ask: async (role, all) => {
    const { ms, result } = await timed(() => index.query(role, { ...PAGE, everyCategory: all }));
    return { ms, text: textOf(result) };
  },
});

const plainLoop = (profiles: readonly MatchProfile[]): Engine => ({
  name: 'plain loop',
  each: 1,
  rounds: ROUNDS,
  ask: async (role, all) => {
    const { ms, result } = await timed(() => rankMatches(role, all ? everywhere(profiles, role) : profiles, PAGE));
    return { ms, text: textOf(result) };
  },
});

async function postgresEngine(programs: string, tables: string): Promise<Engine> {
  const { name, rank, stop } = await startPostgres(programs, tables);
  return {
    name,
    each: 3,
    rounds: ROUNDS,
    stop,
    ask: async (role, all) => {
      const { ms, result } = await timed(() => rank(role, WEEK, all));
      return { ms, text: textOfRows(result) };
    },
  };
}

async function sqliteEngine(tables: string): Promise<Engine> {
  const { name, rank, stop } = await startSqlite(tables);
  return {
    name,
    each: 3,
    rounds: ROUNDS,
    stop,
    ask: async (role, all) => {
      const { rows, ms } = await rank(role, WEEK, all);
      return { ms, text: textOfRows(rows) };
    },
  };
}

async function pipelineEngine(store: StoredWorld, profiles: number): Promise<Engine> {
  const { name, rank } = await startPipeline(store);
  return {
    name,
    each: 1,
    ownCategoryOnly: true,
    rounds: profiles > PIPELINE_LARGE ? 1 : ROUNDS,
    ask: async (role) => {
      const { ms, result } = await timed(() => rank(role, PAGE));
      return { ms, text: result === null ? null : textOf(result) };
    },
  };
}

/** Says which engines are left out, after bringing them where that is asked for. */
export function prepareDatabases(install: boolean): void {
  if (install) spawnSync('apt-get', ['install', '-y', 'postgresql', 'python3'], { stdio: 'inherit' });
  if (findPostgres() === null)
    console.log('PostgreSQL is not installed: it is left out (--install brings it from Debian).');
  if (!hasSqlite())
    console.log('python3 with SQLite is not installed: SQLite is left out (--install brings it from Debian).');
}

/**
 * Starts the engines one after the other.
 * @param folder for the tables of the databases
 * @param store with the same profiles, for the pipeline; null for none
 * @returns those that are started, the index first; they are stopped by whoever goes through them
 */
export async function* startEngines(
  profiles: readonly MatchProfile[],
  index: ColumnarIndex,
  folder: string,
  store: StoredWorld | null,
): AsyncGenerator<Engine> {
  yield indexEngine(index);
  yield plainLoop(profiles);
  await writeTables(profiles, folder);
  const postgres = findPostgres();
  if (postgres !== null) yield await postgresEngine(postgres, folder);
  if (hasSqlite()) yield await sqliteEngine(folder);
  if (store !== null) yield await pipelineEngine(store, profiles.length);
}
