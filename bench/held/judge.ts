// What was seen, against the goals of docs/quality.md ("Speed"): percentiles, errors, and that an hour ends as it began.
import { type Figures, median } from '../figures.mjs';
import type { Seen } from './asking.js';
import { percentile } from './report.js';
import type { Sample } from './samples.js';

const P95_MS = 100;
const P99_MS = 250;
/** The last quarter against the first: what a process may hold more, and how much longer an answer may take. */
const MORE_MB = 20;
const MORE_SHARE = 0.1;
const SLOWER = 1.5;
/** Below so few milliseconds a difference is the machine's. */
const SLOWER_FROM_MS = 10;
/** As the alert `EventLoopBusy` has it. */
const BUSY = 0.85;
const LAG_MS = 250;

interface Timed {
  readonly at: number;
}
/** @returns the first and the last quarter of a time */
function quarters<Item extends Timed>(items: readonly Item[], from: number, to: number): readonly [Item[], Item[]] {
  const quarter = (to - from) / 4;
  return [items.filter(({ at }) => at < from + quarter), items.filter(({ at }) => at >= to - quarter)];
}

const p95Of = (seen: readonly Seen[]): number => percentile(seen, 0.95);
const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** What was seen, and the processes' samples, from one moment to another, milliseconds of this process. */
interface Held {
  readonly seen: readonly Seen[];
  readonly samples: readonly Sample[];
  readonly from: number;
  readonly to: number;
}

/** Adds to figures what was seen, and whether it is what it is to be. */
export function judge(figures: Figures, { seen, samples, from, to }: Held): void {
  const [p95, p99] = [p95Of(seen), percentile(seen, 0.99)];
  const errors = seen.filter(({ error }) => error !== null).length;
  figures.add('p95', ms(p95), `≤ ${P95_MS} ms`, p95 <= P95_MS);
  figures.add('p99', ms(p99), `≤ ${P99_MS} ms`, p99 <= P99_MS);
  figures.add('Errors', `${errors} of ${seen.length}`, '0', errors === 0);
  const [early, late] = quarters(seen, from, to).map(p95Of) as [number, number];
  const isFlat = late <= Math.max(SLOWER_FROM_MS, early * SLOWER);
  figures.add('p95 of the first and of the last quarter', `${ms(early)}, ${ms(late)}`, `≤ ${SLOWER} ×`, isFlat);
  for (const name of new Set(samples.map((sample) => sample.name))) {
    const own = samples.filter((sample) => sample.name === name);
    const [first, last] = quarters(own, from, to).map((part) => median(part.map(({ megabytes }) => megabytes))) as [
      number,
      number,
    ];
    const isKept = last <= first + Math.max(MORE_MB, first * MORE_SHARE);
    figures.add(`Memory of ${name}`, `${first}, ${last} MB`, `+ ${MORE_MB} MB, or a tenth`, isKept);
    const busy = median(own.flatMap((sample) => sample.busy ?? []));
    const lag = median(own.flatMap((sample) => sample.lagMs ?? []));
    const isFree = busy <= BUSY && lag <= LAG_MS;
    const measured = `${(busy * 100).toFixed(0)} %, lag p99 ${ms(lag)}`;
    figures.add(`Event loop of ${name}`, measured, `≤ ${BUSY * 100} %, ${LAG_MS} ms`, isFree);
  }
}
