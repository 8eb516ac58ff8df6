// What people saw, as a table.
import { availableParallelism, loadavg } from 'node:os';
import type { Seen } from './asking.js';

/** What a scene was like. */
export interface Row {
  readonly name: string;
  readonly cells: readonly string[];
  /** The longest time in which nobody got an answer. */
  readonly outageMs: number;
}

const HEAD = [
  'What happened',
  'Calls and pages a second',
  'Errors',
  'p50',
  'p95',
  'p99',
  'p95 of pages',
  'Longest without an answer',
  'Lines that broke',
];

const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;

/** @returns errors by their kinds, the most frequent first */
function kindsOf(seen: readonly Seen[]): string {
  const kinds = new Map<string, number>();
  for (const { error } of seen) if (error !== null) kinds.set(error, (kinds.get(error) ?? 0) + 1);
  const told = [...kinds].toSorted(([, one], [, other]) => other - one).map(([kind, count]) => `${count} × ${kind}`);
  return told.length === 0 ? 'none' : told.join(', ');
}

/** @returns the longest time in which nobody got an answer, milliseconds */
function longestOutage(seen: readonly Seen[], from: number, to: number): number {
  const answered = seen.filter(({ error }) => error === null).map(({ at }) => at);
  const moments = [from, ...answered.toSorted((one, other) => one - other), to];
  return moments.reduce((most, at, index) => Math.max(most, at - (moments[index - 1] ?? at)), 0);
}

/** @returns the time that a share of the answers took at most, milliseconds */
export function percentile(seen: readonly Seen[], share: number): number {
  const times = seen
    .filter(({ error }) => error === null)
    .map((each) => each.ms)
    .toSorted((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}

/**
 * @param seen all that was seen from one moment to another, milliseconds of this process
 * @param lines of events that broke off
 */
export function rowOf(name: string, seen: readonly Seen[], from: number, to: number, lines: number): Row {
  const at = (share: number): string => ms(percentile(seen, share));
  const pages = seen.filter(({ isPage }) => isPage);
  const perSecond = (seen.length / ((to - from) / 1000)).toFixed(0);
  const outageMs = longestOutage(seen, from, to);
  const outage = `${(outageMs / 1000).toFixed(1)} s`;
  const pageTime = pages.length === 0 ? '–' : ms(percentile(pages, 0.95));
  return {
    name,
    cells: [perSecond, kindsOf(seen), at(0.5), at(0.95), at(0.99), pageTime, outage, String(lines)],
    outageMs,
  };
}

/** @returns rows as a table of Markdown */
export const tableOf = (rows: readonly Row[]): string =>
  [HEAD, HEAD.map(() => '---'), ...rows.map(({ name, cells }) => [name, ...cells])]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** How busy the machine is, and what it is. */
export const machine = (): string =>
  `${availableParallelism()} cores, a load of ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`;
