import { Timestamp } from 'bson';

/** The logical clock of the store: seconds and a counter, always growing (`operationTime`, `$clusterTime`). */
export class LogicalClock {
  #seconds = Math.floor(Date.now() / 1000);
  #increment = 1;

  /** @param last the latest time that was given before a restart */
  constructor(last: Timestamp) {
    if (last.t < this.#seconds) return;
    this.#seconds = last.t;
    this.#increment = last.i + 1;
  }

  /** The time of the last event. */
  now(): Timestamp {
    return new Timestamp({ t: this.#seconds, i: this.#increment });
  }

  /** The time of the next event. */
  tick(): Timestamp {
    const seconds = Math.floor(Date.now() / 1000);
    if (seconds > this.#seconds) {
      this.#seconds = seconds;
      this.#increment = 1;
    } else this.#increment += 1;
    return this.now();
  }
}
