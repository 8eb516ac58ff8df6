// The table of goals: each one, what was measured in this run, and whether it is met.
import type { Loaded } from '../load/load.mjs';
import { ROUNDS } from './engines.js';
import type { EventLoopFigures } from './event-loop.js';
import type { Compared, Result } from './figures.js';
import type { IndexFigures } from './index-figures.js';
import type { OracleFigures } from './oracle.js';
import { PIPELINE_LIMIT_SECONDS } from './pipeline.js';
import { KINDS, type QuestionFigures } from './questions.js';
import type { RolePageFigures } from './role-page.js';
import type { StartFigures } from './starts.js';

type Row = readonly [what: string, goal: string, measured: string, verdict: string];

const MISSING = 'not measured';
const ROLE_PAGE_MS = 50;
/** Of the largest answer, before compression. */
const ROLE_PAGE_KB = 60;

const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');
/** A figure that should be small: met, or by how much it is missed. */
const within = (value: number, most: number): string =>
  value <= most ? 'met' : `MISSED by ${(value / most).toFixed(1)} ×`;
const timeOf = (result: Result | undefined, engine: string): number | undefined =>
  result?.compared.find(({ engine: name }) => name.startsWith(engine))?.ms;

function ratioRow(
  what: string,
  engine: string,
  goals: readonly [one: number, all: number],
  one: Result | undefined,
  all: Result | undefined,
): Row {
  const ratios = [one, all].flatMap((result) => {
    const [own, other] = [timeOf(result, 'index'), timeOf(result, engine)];
    return own === undefined || other === undefined ? [] : [other / own];
  });
  const goal = `≥ ${goals[0]} × / ≥ ${goals[1]} ×`;
  if (ratios.length < 2) return [what, goal, MISSING, ''];
  return [
    what,
    goal,
    ratios.map((ratio) => `${ratio.toFixed(0)} ×`).join(' / '),
    ratios.every((ratio, index) => ratio >= (goals[index] ?? 0))
      ? 'met'
      : `MISSED: ${ratios.map((ratio, index) => `${(ratio / (goals[index] ?? 1)).toFixed(2)} of the goal`).join(' / ')}`,
  ];
}

const mostRow = (what: string, goal: number, value: number | undefined, unit: string): Row =>
  value === undefined
    ? [what, `≤ ${goal}${unit}`, MISSING, '']
    : [what, `≤ ${goal}${unit}`, `${value.toFixed(1)}${unit}`, within(value, goal)];

const told = ({ p50, p95, p99, answers }: Loaded): string =>
  `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${answers} pages)`;

/** Prints what the first page of a role took. */
export function printRolePage(figures: RolePageFigures): void {
  const { readySeconds, idle, processorMs, bytes, streamed, updates, settled } = figures;
  console.log(`  first page of a role at the API, its index ready after ${readySeconds.toFixed(0)} s`);
  const cost = processorMs === null ? '' : `, ${processorMs.toFixed(1)} ms of the API's processor time a page`;
  console.log(`    at rest                          ${told(idle)}${cost}`);
  console.log(
    `    the largest answer               ${(bytes / 1000).toFixed(1)} KB before compression, goal ≤ ${ROLE_PAGE_KB} KB: ${verdict(bytes <= 1000 * ROLE_PAGE_KB)}`,
  );
  console.log(
    `    with ${updates.perSecond.toFixed(0)} changed profiles a second  ${told(streamed)}; a change shows after ${settled.toFixed(0)} ms`,
  );
  console.log(`    goal p95 ≤ ${ROLE_PAGE_MS} ms while profiles change: ${verdict(streamed.p95 <= ROLE_PAGE_MS)}`);
}

/** Prints how long starts took. */
export function printStarts({
  readingAllSeconds,
  fromSnapshotSeconds,
  writingSeconds,
  snapshotBytes,
}: StartFigures): void {
  console.log(
    `  ready after a start: reading all profiles ${readingAllSeconds.toFixed(1)} s, from the snapshot (${(snapshotBytes / 1e6).toFixed(0)} MB, written at the end within ${writingSeconds.toFixed(1)} s) ${fromSnapshotSeconds.toFixed(1)} s`,
  );
}

/** Prints how long the event loop was held. */
export function printEventLoop({ p99, most, load }: EventLoopFigures): void {
  console.log(`  event loop held: p99 ${p99.toFixed(0)} ms, longest ${most.toFixed(0)} ms; answers ${told(load)}`);
}

const timeOrLimit = ({ finished, ms }: Compared): string =>
  finished ? `${ms.toFixed(2).padStart(10)} ms` : `not finished in ${PIPELINE_LIMIT_SECONDS} s`;

/** Prints the engines at one number of profiles, a line each. @param all whether every category was searched */
export function printCompared(compared: readonly Compared[], all: boolean): void {
  for (const each of compared) {
    const rounds = each.rounds < ROUNDS ? ` (${each.rounds} round)` : '';
    const different = each.different > 0 ? `  ${each.different} DIFFERENT ANSWERS` : '';
    const searched = all ? 'all categories' : 'one category ';
    console.log(`  ${searched}  ${each.engine.padEnd(32)} ${timeOrLimit(each)}${rounds}${different}`);
  }
}

const NOT_AGAINST: readonly string[] = ['first page', 'page by number'];
/** What 10 million profiles in one process are held to, in milliseconds. */
const TEN_MILLION = 10_000_000;
const FIRST_PAGE_MS = 20;
const FACETS_MS = 60;
const AGAINST_FIRST_PAGE = 2;

/** Each kind of question against the first page of the same run. */
const questionRows = (questions: QuestionFigures | undefined): Row[] =>
  KINDS.filter((kind) => !NOT_AGAINST.includes(kind)).map((kind) =>
    mostRow(
      `${kind}, against the first page`,
      AGAINST_FIRST_PAGE,
      questions && questions[kind] / questions['first page'],
      ' ×',
    ),
  );

/** Prints what is asked of an index that stands by itself. */
export function printQuestions({ size, questions }: IndexFigures): void {
  const rows: Row[] = KINDS.map((kind) => [kind, '', `${questions[kind].toFixed(2)} ms`, '']);
  const limits: Row[] =
    size < TEN_MILLION
      ? []
      : [
          mostRow('first page', FIRST_PAGE_MS, questions['first page'], ' ms'),
          mostRow('facets', FACETS_MS, questions.facets, ' ms'),
        ];
  printRows([['index by itself', 'goal', 'measured', ''], ...rows, ...questionRows(questions), ...limits]);
}

function indexRow(one: Result | undefined, all: Result | undefined): Row {
  const times = [one, all].map((result) => timeOf(result, 'index')?.toFixed(2));
  return ['index, 50 best and exact total', '', times.includes(undefined) ? MISSING : `${times.join(' / ')} ms`, ''];
}

function pipelineRow(one: Result | undefined): Row {
  const pipeline = one?.compared.find(({ engine }) => engine.startsWith('pipeline'));
  if (pipeline === undefined) return ['pipeline, one category', '', MISSING, ''];
  const { engine, finished, ms } = pipeline;
  return [engine, '', finished ? `${(ms / 1000).toFixed(1)} s` : `not finished in ${PIPELINE_LIMIT_SECONDS} s`, ''];
}

function oracleRow({ before, after, questions, updates }: OracleFigures): Row {
  const measured = `${before} in ${questions}, ${after} after ${updates} updates`;
  return ['differences to the plain function', '0', measured, verdict(before + after === 0)];
}

function printRows(rows: readonly Row[]): void {
  const widthOf = (column: 0 | 1 | 2): number => Math.max(...rows.map((row) => row[column].length));
  const widths = [widthOf(0), widthOf(1), widthOf(2)];
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** Prints the goals. Those that hold for a million profiles are judged at a million only. */
export function printTable(figures: {
  readonly results: readonly Result[];
  readonly oracle: OracleFigures;
  readonly cores: number;
}): void {
  const at = (size: number, all: boolean): Result | undefined =>
    figures.results.find((result) => result.size === size && result.all === all);
  const one = at(1_000_000, false);
  const all = at(1_000_000, true);
  const loop = at(100_000, false)?.eventLoop;
  const growth = (everyCategory: boolean): number | undefined => {
    const [small, large] = [timeOf(at(100_000, everyCategory), 'index'), timeOf(at(1_000_000, everyCategory), 'index')];
    return small === undefined || large === undefined ? undefined : large / small;
  };
  console.log();
  printRows([
    ['at 1,000,000 profiles, one category / all', 'goal', 'measured', ''],
    indexRow(one, all),
    ratioRow('against PostgreSQL', 'PostgreSQL', [200, 200], one, all),
    ratioRow('against SQLite', 'SQLite', [120, 200], one, all),
    ratioRow('against the plain loop', 'plain loop', [50, 50], one, all),
    mostRow('growth from 100k, one category', 9, growth(false), ' ×'),
    mostRow('growth from 100k, all', 9, growth(true), ' ×'),
    ...questionRows(one?.index.questions),
    mostRow('memory a profile', 110, one?.index.bytes, ' B'),
    mostRow('memory a profile after 200,000 updates', 110, one?.index.updates.bytes, ' B'),
    mostRow('update p99', 10, one?.index.updates.p99, ' µs'),
    mostRow('build a profile, processor time', 1.5, one?.index.microseconds, ' µs'),
    pipelineRow(one),
    mostRow('event loop at 100,000 profiles, 20 recruiters without a pause, p99', 30, loop?.p99, ' ms'),
    mostRow('the same, longest', 60, loop?.most, ' ms'),
    mostRow('ready after a start', 5, one?.starts?.fromSnapshotSeconds, ' s'),
    mostRow('first page of a role at the API, p95', ROLE_PAGE_MS, one?.rolePage?.streamed.p95, ' ms'),
    oracleRow(figures.oracle),
  ]);
  console.log(`\nNode ${process.version}, ${figures.cores} cores. Every answer was compared with the index's.`);
}
