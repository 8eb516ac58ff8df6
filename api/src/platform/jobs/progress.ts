import type { Connection } from 'mongoose';
import { jobRecords, NEVER_DONE } from './leases.js';

/** How far jobs have come that read news in their order, and what others found at their last run, whoever ran them. It is kept with what else the store knows of them. */
export class JobProgress {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** @returns the moment up to which everything is done; null before the first run */
  async of(job: string): Promise<Date | null> {
    const found = await jobRecords(this.#connection).findOne({ _id: job }, { projection: { doneThrough: 1 } });
    return found?.doneThrough ?? null;
  }

  /** Writes down that everything up to a moment is done. What is done stays done: an earlier moment changes nothing. */
  async note(job: string, doneThrough: Date): Promise<void> {
    await jobRecords(this.#connection).updateOne(
      { _id: job },
      { $max: { doneThrough }, $setOnInsert: NEVER_DONE },
      { upsert: true },
    );
  }

  /** @returns how much the last run of a job found; null before the first */
  async foundBy(job: string): Promise<number | null> {
    const record = await jobRecords(this.#connection).findOne({ _id: job }, { projection: { found: 1 } });
    return record?.found ?? null;
  }

  /** Writes down how much a run found. */
  async noteFound(job: string, found: number): Promise<void> {
    await jobRecords(this.#connection).updateOne(
      { _id: job },
      { $set: { found }, $setOnInsert: NEVER_DONE },
      { upsert: true },
    );
  }
}
