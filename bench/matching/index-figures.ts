// What the index costs by itself: to build, to hold, to change.
import { ColumnarIndex } from '@vela/matching';
import { measureQuestions, type QuestionFigures } from './questions.js';
import { chance, idOf, profileOf } from './world.js';

/** As many as the engine reads at once. */
const CHUNK = 1000;
const UPDATES = 200_000;
/** The first build warms the code up and is thrown away. */
const WARM_UP = 20_000;

export interface IndexFigures {
  /** Profiles. */
  readonly size: number;
  /** Processor time to build it, for each profile. */
  readonly microseconds: number;
  /** For each profile. */
  readonly bytes: number;
  /** Single updates, in microseconds. */
  readonly updates: {
    readonly count: number;
    readonly median: number;
    readonly p99: number;
    readonly most: number;
    /** For each profile, when they are done. */
    readonly bytes: number;
  };
  /** Medians of what is asked of it, in milliseconds. */
  readonly questions: QuestionFigures;
}

const timeBetween = (from: NodeJS.CpuUsage, to: NodeJS.CpuUsage): number =>
  to.user + to.system - from.user - from.system;

/**
 * Builds from profiles that are made a few at a time, as the engine makes each from what the store gave and puts it in at
 * once: a million retained objects would have the garbage collector measured instead, and a long queue of them the way
 * to memory.
 */
function buildIndex(size: number, seed: number) {
  const index = new ColumnarIndex();
  const next = chance(seed);
  let spent = 0;
  for (let from = 0; from < size; from += CHUNK) {
    const chunk = Array.from({ length: Math.min(CHUNK, size - from) }, (_, number) => profileOf(next, from + number));
    const measuring = process.cpuUsage();
    const before = process.cpuUsage();
    for (const profile of chunk) index.upsert(profile);
    // To measure costs tens of microseconds where the system's calls are dear: what one costs is taken off.
    spent += timeBetween(before, process.cpuUsage()) - timeBetween(measuring, before);
  }
  index.trim();
  return { index, microseconds: spent / size, bytes: index.bytes / size };
}

/** Single updates, each of a profile that was just made. */
function timeUpdates(index: ColumnarIndex, size: number, seed: number): IndexFigures['updates'] {
  const next = chance(seed + 77);
  const times = Float64Array.from({ length: UPDATES }, () => {
    const number = Math.floor(next() * size);
    const profile = { ...profileOf(next, number), id: idOf(number + 1) };
    const from = performance.now();
    index.upsert(profile);
    return (performance.now() - from) * 1000;
  }).sort();
  const at = (share: number): number => times[Math.min(UPDATES - 1, Math.floor(UPDATES * share))] ?? Number.NaN;
  return { count: UPDATES, median: at(0.5), p99: at(0.99), most: at(1), bytes: index.bytes / size };
}

/** @returns the index of a world, with what it cost; the updates are measured on one that is thrown away */
export function measureIndex(size: number, seed: number): { index: ColumnarIndex; figures: IndexFigures } {
  buildIndex(WARM_UP, seed);
  const updates = timeUpdates(buildIndex(size, seed).index, size, seed);
  const { index, microseconds, bytes } = buildIndex(size, seed);
  const questions = measureQuestions(index, seed);
  console.log(
    `${size.toLocaleString('en')} profiles: index built at ${microseconds.toFixed(2)} µs of processor time and ${bytes.toFixed(0)} bytes a profile; updates ${updates.median.toFixed(1)} µs, p99 ${updates.p99.toFixed(1)} µs, most ${updates.most.toFixed(0)} µs, ${updates.bytes.toFixed(0)} bytes a profile after ${updates.count.toLocaleString('en')}`,
  );
  return { index, figures: { size, microseconds, bytes, updates, questions } };
}
