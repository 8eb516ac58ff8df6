import type { Log } from './log.js';

/** A call that was refused: of what, and as what somebody called; never who. */
export interface Refusal {
  /** Name of the endpoint, or kind of what was asked for. */
  readonly endpoint: string;
  readonly status: number;
  /** Such as `visitor`; left out where it was not asked. */
  readonly caller?: string;
}

/** Statuses that say that somebody may not, not who they are, or too often. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);

/** @returns whether a status refuses a caller */
export const isRefusal = (status: number): boolean => REFUSALS.has(status);

const WHILE_SECONDS = 60;

/**
 * Logs refusals where everybody reads: the first of a kind at once, and while more come, once a minute how many there were. So a
 * flood of them is told, and does not flood the log.
 */
export class RefusalLog {
  readonly #log: Pick<Log, 'info'>;
  /** Of each kind how many came since the last line. */
  readonly #since = new Map<string, number>();

  constructor(log: Pick<Log, 'info'>) {
    this.#log = log;
  }

  note(refusal: Refusal): void {
    const kind = `${refusal.endpoint} ${refusal.status} ${refusal.caller ?? ''}`;
    const before = this.#since.get(kind);
    if (before !== undefined) {
      this.#since.set(kind, before + 1);
      return;
    }
    this.#log.info(refusal, 'refused');
    this.#watch(kind, refusal);
  }

  /** A process that ends does not wait for it. */
  #watch(kind: string, refusal: Refusal): void {
    this.#since.set(kind, 0);
    setTimeout(() => {
      const times = this.#since.get(kind) ?? 0;
      this.#since.delete(kind);
      if (times === 0) return;
      // None of those has the id of this line’s first.
      this.#log.info({ ...refusal, times, seconds: WHILE_SECONDS, traceId: undefined }, 'refused again');
      this.#watch(kind, refusal);
    }, WHILE_SECONDS * 1000).unref();
  }
}
