import type { Log } from '../../../platform/observability/index.js';
import { PartitionProcess } from './partition-process.js';
import type { SavedLog } from './saved-log.js';

/** Between two looks at a process that is asked, milliseconds, and at one that is not. */
const LOOK_MS = 1000;
const LOOK_AGAIN_MS = 250;

/** Which processes hold which partition. */
export interface Standing {
  /** How many partitions there are. */
  readonly count: number;
  /** By partition, those who hold it. */
  readonly holders: readonly (readonly PartitionProcess[])[];
}

const missingIn = ({ holders }: Standing): number[] =>
  [...holders.keys()].filter((number) => holders[number]?.length === 0);

interface LayoutNeeds {
  readonly addresses: readonly string[];
  readonly secret: string | null;
  readonly saved: SavedLog;
  readonly log: Log;
  /** Milliseconds that a question waits before another process is asked. */
  readonly patience?: number;
}

/**
 * Looks at the processes of the service again and again: which partition each holds, and of how many. Only processes of one count
 * are asked together; while there are two counts, as when partitions are made more, the one in use stays until it has gaps and the
 * other has none.
 */
export class Layout {
  readonly #processes: readonly PartitionProcess[];
  readonly #log: Log;
  readonly #timers = new Map<PartitionProcess, NodeJS.Timeout>();
  #standing: Standing = { count: 0, holders: [] };
  /** What the log was told last. */
  #told = '';
  #stopped = false;
  #onComplete: () => void = () => undefined;

  constructor({ addresses, secret, saved, log, patience }: LayoutNeeds) {
    this.#log = log;
    this.#processes = addresses.map(
      (address) => new PartitionProcess(address, { secret, saved, ...(patience !== undefined && { patience }) }),
    );
  }

  /** Who is asked now. */
  get standing(): Standing {
    this.#choose();
    return this.#standing;
  }

  /** Partitions that nobody holds; of an unknown number of them one. */
  get missing(): number {
    const { standing } = this;
    return standing.count === 0 ? 1 : missingIn(standing).length;
  }

  /** Begins to look. @returns once every partition is held by somebody, or it is stopped */
  start(): Promise<void> {
    const complete = new Promise<void>((resolve) => {
      this.#onComplete = resolve;
    });
    for (const process of this.#processes) void this.#look(process);
    return complete;
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const process of this.#processes) process.close();
    this.#onComplete();
  }

  /** Looks at all who are not asked, as somebody is waiting. */
  async lookAgain(): Promise<void> {
    await Promise.all(this.#processes.filter(({ joined }) => joined === null).map((process) => process.look()));
    this.#notice();
  }

  async #look(process: PartitionProcess): Promise<void> {
    await process.look();
    if (this.#stopped) return;
    this.#notice();
    const timer = setTimeout(() => void this.#look(process), process.joined === null ? LOOK_AGAIN_MS : LOOK_MS);
    timer.unref();
    this.#timers.set(process, timer);
  }

  #choose(): void {
    const byCount = new Map<number, PartitionProcess[][]>();
    for (const process of this.#processes) {
      if (process.joined === null) continue;
      const { count, number } = process.joined;
      const holders = byCount.get(count) ?? Array.from({ length: count }, () => []);
      holders[number]?.push(process);
      byCount.set(count, holders);
    }
    const found = [...byCount].map(([count, holders]): Standing => ({ count, holders }));
    const inUse = found.find(({ count }) => count === this.#standing.count);
    if (inUse !== undefined && missingIn(inUse).length === 0) this.#standing = inUse;
    else this.#standing = found.toSorted(fewestGapsFirst)[0] ?? withoutAnybody(this.#standing);
  }

  /** Says what has changed, once every process was looked at. */
  #notice(): void {
    const { count, holders } = this.standing;
    const missing = count === 0 ? null : missingIn({ count, holders });
    const others = this.#processes.flatMap(({ address, joined, trouble }) => {
      if (joined === null) return [`${address}: ${trouble}`];
      return joined.count === count ? [] : [`${address}: it holds a partition of ${joined.count}, not of ${count}`];
    });
    const facts = { partitions: count, missing, others };
    const now = JSON.stringify(facts);
    if (now !== this.#told && this.#processes.every(({ wasLookedAt }) => wasLookedAt)) {
      this.#told = now;
      if (missing?.length !== 0) this.#log.error(facts, 'nobody holds some partitions of the matching service');
      else if (others.length > 0) this.#log.warn(facts, 'some processes of the matching service are not asked');
      else this.#log.info(facts, 'every process of the matching service is asked');
    }
    if (missing?.length === 0) this.#onComplete();
  }
}

const fewestGapsFirst = (a: Standing, b: Standing): number =>
  missingIn(a).length / a.count - missingIn(b).length / b.count || b.holders.flat().length - a.holders.flat().length;

const withoutAnybody = ({ count }: Standing): Standing => ({ count, holders: Array.from({ length: count }, () => []) });
