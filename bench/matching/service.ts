// The matching service beside one index of the same people: partitions as processes of their own, asked over sockets.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createLog, ServiceEngine } from '@vela/api';
import { ColumnarIndex, type MatchRole, placeOf, requirementsOf } from '@vela/matching';
import { median } from '../figures.mjs';
import { WEEK } from './engines.js';
import type { PartitionFigures } from './partition.js';
import { type Kind, KINDS } from './questions.js';
import { chance, idOf, profileAt, roleOf } from './world.js';

const ROLES = 12;
const ROUNDS = 3;
const PAGE = 50;
/** Rows in front of the deep page. */
const DEEP = 10_000;
/** Partitions that are built at once. */
const AT_ONCE = 2;
const PATIENCE_MS = 60_000;
/** Questions that cost the partitions little, until the code around them runs as it does in a process that has run for a while. */
const WARM_UP = 300;

/** What one kind of question took. */
export interface Beside {
  /** Medians of the time until the answer, milliseconds. */
  readonly index: number;
  readonly service: number;
  /** Processor time of a question, milliseconds: of the one index, of who asks, of all partitions, and of the busiest of them. */
  readonly processor: {
    readonly index: number;
    readonly asking: number;
    readonly parts: number;
    readonly busiest: number;
  };
  /** Answers that differ. */
  readonly different: number;
}

export interface ServiceFigures {
  readonly partitions: number;
  readonly size: number;
  /** Of the one index, and of all partitions' indexes. */
  readonly bytes: { readonly index: number; readonly parts: number };
  /** Of all processes together. */
  readonly rss: number;
  /** Profiles of the largest partition. */
  readonly largest: number;
  readonly kinds: Readonly<Record<Kind, Beside>>;
}

async function figuresOf(child: ChildProcess): Promise<PartitionFigures> {
  const told = once(child, 'message');
  child.send('figures');
  const [figures] = (await told) as [PartitionFigures];
  return figures;
}

async function startPartition(words: readonly number[]): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'partition.ts'), words.map(String), {
    execArgv: [...process.execArgv, '--expose-gc'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A partition ended.')));
  ended.catch(() => undefined);
  await Promise.race([once(child, 'message'), ended]);
  return child;
}

async function startPartitions(size: number, seed: number, count: number): Promise<ChildProcess[]> {
  const children: ChildProcess[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => from + at);
    children.push(...(await Promise.all(numbers.map((number) => startPartition([size, seed, number, count])))));
    console.log(`  ${children.length} of ${count} partitions answer`);
  }
  return children;
}

function indexOf(size: number, seed: number): ColumnarIndex {
  const index = new ColumnarIndex();
  for (let number = 0; number < size; number += 1) index.upsert(profileAt(seed, number));
  index.trim();
  return index;
}

type Asks = Readonly<Record<Kind, readonly [index: () => unknown, service: () => Promise<unknown>]>>;

/** A role's questions, to the one index and to the service. */
function asksOf(index: ColumnarIndex, engine: ServiceEngine, role: MatchRole): Asks {
  const { companyId, memberUserIds, verified, categoryId } = role;
  const scope = { companyId, memberUserIds, verified, categoryId };
  const first = { week: WEEK, offset: 0, limit: PAGE, moment: 0 };
  const [last] = index.query(role, { ...first, offset: DEEP - 1, limit: 1 }).ranked;
  const deep = { ...first, ...(last !== undefined && { after: placeOf(last) }) };
  const byNumber = { ...first, offset: DEEP };
  const behind = { setups: ['remote' as const] };
  return {
    'first page': [() => index.query(role, first), () => engine.rank(role, first)],
    'exact count': [() => index.meeting(requirementsOf(role)), () => engine.meeting(requirementsOf(role))],
    facets: [() => index.facets(scope, {}), () => engine.facets(scope, {})],
    'facets behind a filter': [() => index.facets(scope, behind), () => engine.facets(scope, behind)],
    'search without a role': [() => index.browse(scope, first), () => engine.browse(scope, first)],
    'deep page': [() => index.query(role, deep), () => engine.rank(role, deep)],
    'page by number': [() => index.query(role, byNumber), () => engine.rank(role, byNumber)],
  };
}

const ownProcessorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Asks everything one after the other. @returns each answer's time and text, and the processor time of this process for each */
async function askAll(questions: readonly (() => unknown)[]) {
  const times: number[] = [];
  const answers: unknown[] = [];
  const before = ownProcessorMs();
  for (const ask of questions) {
    const from = performance.now();
    answers.push(await ask());
    times.push(performance.now() - from);
  }
  return { times, answers, processorMs: (ownProcessorMs() - before) / questions.length };
}

/** As text in one order of the keys: what is counted comes in another order from partitions. */
const textOf = (answer: unknown): string =>
  JSON.stringify(answer, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

async function measureKind(kind: Kind, asks: readonly Asks[], children: readonly ChildProcess[]): Promise<Beside> {
  const [byIndex, byService] = [0, 1].map((which) =>
    Array.from({ length: ROUNDS }, () => asks.map((each) => each[kind][which as 0 | 1])).flat(),
  ) as [(() => unknown)[], (() => unknown)[]];
  // Once each, so that both are warm.
  await askAll([...byIndex.slice(0, ROLES), ...byService.slice(0, ROLES)]);
  const index = await askAll(byIndex);
  const before = await Promise.all(children.map(figuresOf));
  const service = await askAll(byService);
  const after = await Promise.all(children.map(figuresOf));
  const spent = after.map(({ processorMs }, at) => (processorMs - (before[at]?.processorMs ?? 0)) / byService.length);
  return {
    index: median(index.times),
    service: median(service.times),
    processor: {
      index: index.processorMs,
      asking: service.processorMs,
      parts: spent.reduce((sum, each) => sum + each, 0),
      busiest: Math.max(...spent),
    },
    different: index.answers.filter((answer, at) => textOf(answer) !== textOf(service.answers[at])).length,
  };
}

/** @param count partitions, each a process */
export async function measureService(size: number, seed: number, count: number): Promise<ServiceFigures> {
  const children = await startPartitions(size, seed, count);
  const started = await Promise.all(children.map(figuresOf));
  const engine = new ServiceEngine({
    addresses: started.map(({ port }) => `http://127.0.0.1:${port}`),
    secret: null,
    own: { of: () => Promise.resolve([]) },
    exposures: { moment: 0 },
    log: createLog({ logLevel: 'warn', version: 'bench' }),
    patience: PATIENCE_MS,
  });
  try {
    await engine.start();
    const index = indexOf(size, seed);
    const anybody = { companyId: idOf(0), memberUserIds: [], verified: true, categoryId: null };
    for (let asked = 0; asked < WARM_UP; asked += 1) await engine.facets(anybody, {});
    const next = chance(seed * 100);
    const asks = Array.from({ length: ROLES }, (_, number) => asksOf(index, engine, roleOf(next, number)));
    const kinds: [Kind, Beside][] = [];
    for (const kind of KINDS) kinds.push([kind, await measureKind(kind, asks, children)]);
    const ended = await Promise.all(children.map(figuresOf));
    return {
      partitions: count,
      size,
      bytes: { index: index.bytes, parts: ended.reduce((sum, { bytes }) => sum + bytes, 0) },
      rss: ended.reduce((sum, { rss }) => sum + rss, 0),
      largest: Math.max(...ended.map(({ profiles }) => profiles)),
      kinds: Object.fromEntries(kinds) as Record<Kind, Beside>,
    };
  } finally {
    await engine.stop();
    for (const child of children) child.kill();
  }
}

/** Prints them, a line for each kind of question. */
export function printService({ partitions, size, bytes, rss, largest, kinds }: ServiceFigures): void {
  const mb = (value: number): string => `${(value / 1e6).toFixed(0)} MB`;
  console.log(
    `  ${partitions} partitions, the largest of ${largest.toLocaleString('en')}: indexes of ${mb(bytes.parts)} (one index: ${mb(bytes.index)}), processes of ${mb(rss)}; ${size.toLocaleString('en')} profiles`,
  );
  const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`.padStart(9);
  for (const kind of KINDS) {
    const { index, service, processor, different } = kinds[kind];
    console.log(
      `    ${kind.padEnd(24)} one index ${ms(index)}, service ${ms(service)}; processor time ${ms(processor.index)} against ${ms(processor.parts)} of all partitions (the busiest ${ms(processor.busiest)}) and ${ms(processor.asking)} of who asks${different === 0 ? '' : `; ${different} DIFFERENT ANSWERS`}`,
    );
  }
}
