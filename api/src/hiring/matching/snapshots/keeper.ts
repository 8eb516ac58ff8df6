import { MINUTE_MS } from '@vela/market/days';
import { MATCH_SNAPSHOT_CHANGE_MINUTES, MATCH_SNAPSHOT_LEAVER_MINUTES } from '@vela/market/retention';
import { repeat } from '../../../platform/jobs/index.js';
import type { Log } from '../../../platform/observability/index.js';

/** A start has other things to do first. */
const FIRST_MS = MINUTE_MS;

/** Decides when an index is written down: soon after somebody left, now and then after other changes, and at the end. */
export class Keeper {
  readonly #write: () => Promise<boolean>;
  readonly #log: Log;
  #changes = 0;
  #leavers = 0;
  /** When the index was written down last, milliseconds since 1970. */
  #writtenAt = 0;
  #stopRepeating: () => Promise<void> = () => Promise.resolve();

  /** @param write says whether it could be done now */
  constructor(write: () => Promise<boolean>, log: Log) {
    this.#write = write;
    this.#log = log;
  }

  /** Nothing has changed since the index was written down at that moment. */
  asOf(writtenAt: Date): void {
    [this.#changes, this.#leavers, this.#writtenAt] = [0, 0, writtenAt.getTime()];
  }

  /** @param left whether somebody is no longer in the index */
  changed(left: boolean): void {
    this.#changes += 1;
    if (left) this.#leavers += 1;
  }

  start(): void {
    this.#stopRepeating = repeat(
      'keep the match index',
      MATCH_SNAPSHOT_LEAVER_MINUTES * MINUTE_MS,
      () => this.keepIfDue(),
      this.#log,
      FIRST_MS,
    );
  }

  /** Writes what has changed since the last time. */
  async stop(): Promise<void> {
    await this.#stopRepeating();
    if (this.#changes === 0) return;
    await this.#keep().catch((error: unknown) => {
      this.#log.warn({ err: error }, 'the match index could not be written down');
    });
  }

  /** @throws what writing threw; it is due again then */
  async keepIfDue(): Promise<void> {
    const isOld = Date.now() - this.#writtenAt >= MATCH_SNAPSHOT_CHANGE_MINUTES * MINUTE_MS;
    if (this.#leavers > 0 || (this.#changes > 0 && isOld)) await this.#keep();
  }

  async #keep(): Promise<void> {
    const [changes, leavers, writtenAt] = [this.#changes, this.#leavers, this.#writtenAt];
    this.asOf(new Date());
    let isDone = false;
    try {
      isDone = await this.#write();
    } finally {
      if (!isDone) {
        this.#changes += changes;
        this.#leavers += leavers;
        this.#writtenAt = writtenAt;
      }
    }
  }
}
