import { randomUUID } from 'node:crypto';
import type { ClientSession, Connection } from 'mongoose';
import { DAY_MS } from '@vela/market/days';
import { storeIsPast, storeNow, storeNowIn } from '../clock/index.js';

/** What the store knows of a job: who does it, until when nobody else may, and when it is due again. */
export interface JobRecord {
  readonly _id: string;
  readonly owner: string | null;
  /** Counts who took it: an earlier one can be told from a later. */
  readonly term: number;
  readonly until: Date;
  readonly dueAt: Date;
  readonly beganAt: Date | null;
  readonly endedAt: Date | null;
  /** Why the last run failed. */
  readonly fault: string | null;
  /** Everything up to then is done, for a job that reads news; absent before its first run, and for the others. */
  readonly doneThrough?: Date;
  /** How much the last run found of what it looks for; absent before its first run, and for jobs that look for nothing. */
  readonly found?: number;
}

export const jobRecords = (connection: Connection) => connection.collection<JobRecord>('jobs');

/** What is known of a job that nobody has done yet, beside its name. */
export const NEVER_DONE: Omit<JobRecord, '_id' | 'doneThrough' | 'found'> = {
  owner: null,
  term: 0,
  until: new Date(0),
  dueAt: new Date(0),
  beganAt: null,
  endedAt: null,
  fault: null,
};

/** The right to do a job, until it is given back or not renewed in time. */
export interface Lease {
  readonly job: string;
  readonly term: number;
}

/** So long a killed worker's jobs wait for the next one. */
const LEASE_MS = 10_000;
const RENEWAL_MS = 2500;
/** A lease further ahead than so many is from before the store's clock went back. A little less is a living one's, where another store's clock counts by now. */
const LEASES_AHEAD = 2;

/** Somebody else does the job by now; what is left of it is theirs. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/**
 * Leases of jobs in the store: of all processes on it one does a job at a time, and a job that was done is not due again
 * before its pause is over, whoever did it. All times are the store's, so that no machine's clock decides.
 */
export class JobLeases {
  readonly #connection: Connection;
  readonly #leaseMs: number;
  readonly #renewalMs: number;
  /** How far this process' clock is ahead. */
  readonly #ahead: { readonly aheadMs: number };
  /** This process, among those that take leases. */
  readonly #owner = randomUUID();

  /**
   * @param leaseMs how long a lease lasts that nobody renews
   * @param aheadDays how far this process' clock is ahead, where somebody tries out what time brings
   */
  constructor(connection: Connection, { leaseMs = LEASE_MS, renewalMs = RENEWAL_MS, aheadDays = 0 } = {}) {
    this.#connection = connection;
    this.#ahead = { aheadMs: aheadDays * DAY_MS };
    this.#leaseMs = leaseMs;
    this.#renewalMs = renewalMs;
  }

  /**
   * @param pauseMs that the job makes between its runs
   * @returns a lease where the job is due and nobody does it, else milliseconds until it may be asked for again
   */
  async take(job: string, pauseMs: number): Promise<Lease | number> {
    const isFree = storeIsPast(this.#ahead, '$until', this.#leaseMs * LEASES_AHEAD);
    const mayBeTaken = { $and: [isFree, storeIsPast(this.#ahead, '$dueAt', pauseMs)] };
    const taken = await this.#jobs.findOneAndUpdate(
      { _id: job, $expr: mayBeTaken },
      [
        {
          $set: {
            owner: this.#owner,
            term: { $add: ['$term', 1] },
            until: this.#inMs(this.#leaseMs),
            beganAt: this.#now,
          },
        },
      ],
      { returnDocument: 'after' },
    );
    return taken === null ? this.#waitFor(job) : { job, term: taken.term };
  }

  /**
   * Keeps a lease while work is done.
   * @param lost told once somebody else has it
   * @returns ends that
   */
  keep({ job, term }: Lease, lost: (error: unknown) => void): () => void {
    const renewal = setInterval(() => {
      this.#jobs
        .updateOne({ _id: job, owner: this.#owner, term }, [{ $set: { until: this.#inMs(this.#leaseMs) } }])
        // A renewal that fails is made up for by the next.
        .then(({ matchedCount }) => (matchedCount === 0 ? lost(new LeaseLost(`Somebody else does "${job}".`)) : null))
        .catch(() => undefined);
    }, this.#renewalMs);
    renewal.unref();
    return () => clearInterval(renewal);
  }

  /** Refuses a transaction of whoever lost the lease. @throws LeaseLost */
  async fence({ job, term }: Lease, session: ClientSession): Promise<void> {
    const held = await this.#jobs.findOne({ _id: job, owner: this.#owner, term }, { session, projection: { _id: 1 } });
    if (held === null) throw new LeaseLost(`Somebody else does "${job}".`);
  }

  /** Gives a lease back. @param pauseMs until the job is due again @param failure why the run failed, or null */
  async giveBack({ job, term }: Lease, pauseMs: number, failure: string | null): Promise<void> {
    await this.#jobs.updateOne({ _id: job, owner: this.#owner, term }, [
      {
        $set: {
          owner: null,
          until: this.#now,
          dueAt: this.#inMs(pauseMs),
          endedAt: this.#now,
          fault: { $literal: failure },
        },
      },
    ]);
  }

  get #now() {
    return storeNow(this.#ahead);
  }

  #inMs(milliseconds: number) {
    return storeNowIn(this.#ahead, milliseconds);
  }

  get #jobs() {
    return jobRecords(this.#connection);
  }

  async #waitFor(job: string): Promise<number> {
    const [found] = await this.#jobs
      .aggregate<{ wait: number }>([
        { $match: { _id: job } },
        { $project: { wait: { $subtract: [{ $max: ['$until', '$dueAt'] }, this.#now] } } },
      ])
      .toArray();
    if (found !== undefined) return Math.max(0, found.wait);
    await this.#jobs.updateOne({ _id: job }, { $setOnInsert: NEVER_DONE }, { upsert: true });
    return 0;
  }
}
