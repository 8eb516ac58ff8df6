import type { Model } from 'mongoose';
import { OUTBOX_KINDS, type OutboxDocument, type OutboxKind } from '../../records/outbox-message.js';
import type { Clock } from '../clock/index.js';
import type { Log } from '../observability/index.js';
import type { OutboxMessages } from './messages.js';

/** Brings one kind of message to the outside; throws to have it tried again. */
export type Deliver<Kind extends OutboxKind> = (payload: OutboxMessages[Kind], key: string) => Promise<void>;
export type Deliverers = { readonly [Kind in OutboxKind]?: Deliver<Kind> };

const ATTEMPTS_MAX = 10;
/** An attempt that has not ended by then is taken for dead and made again. */
const ATTEMPT_MS = 30_000;
const SECOND = 1000;

/** Doubles from two seconds to about half an hour. */
const pauseAfter = (attempts: number): number => 2 ** attempts * SECOND;

/** Delivers what the outbox holds. Several workers may run; each message is taken by one at a time. */
export class OutboxWorker {
  readonly #messages: Model<OutboxDocument>;
  readonly #deliverers: Deliverers;
  readonly #clock: Clock;
  readonly #log: Log;

  constructor(messages: Model<OutboxDocument>, deliverers: Deliverers, clock: Clock, log: Log) {
    this.#messages = messages;
    this.#deliverers = deliverers;
    this.#clock = clock;
    this.#log = log;
  }

  /** Delivers everything that is due. @returns how many messages were delivered */
  async deliverDue(): Promise<number> {
    let delivered = 0;
    for (;;) {
      const message = await this.#take();
      if (message === null) return delivered;
      if (await this.#deliver(message)) delivered += 1;
    }
  }

  async #take(): Promise<OutboxDocument | null> {
    const now = this.#clock.now();
    return this.#messages
      .findOneAndUpdate(
        {
          status: 'pending',
          dueAt: { $lte: now },
          kind: { $in: OUTBOX_KINDS.filter((kind) => kind in this.#deliverers) },
        },
        { $set: { dueAt: new Date(now.getTime() + ATTEMPT_MS) }, $inc: { attempts: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      )
      .lean<OutboxDocument | null>();
  }

  async #deliver(message: OutboxDocument): Promise<boolean> {
    const now = this.#clock.now();
    try {
      // The store gives back what `enqueue` typed by kind.
      const deliver = this.#deliverers[message.kind] as ((payload: unknown, key: string) => Promise<void>) | undefined;
      await deliver?.(message.payload, message.key);
      // What was delivered is not kept: it may hold names, addresses and links that work.
      await this.#messages.updateOne(
        { _id: message._id },
        { $set: { status: 'delivered', deliveredAt: now, fault: null, payload: null } },
      );
      return true;
    } catch (error) {
      const givesUp = message.attempts >= ATTEMPTS_MAX;
      await this.#messages.updateOne(
        { _id: message._id },
        {
          $set: {
            status: givesUp ? 'failed' : 'pending',
            dueAt: new Date(now.getTime() + pauseAfter(message.attempts)),
            fault: error instanceof Error ? error.message : String(error),
          },
        },
      );
      this.#log.warn({ err: error, kind: message.kind, attempts: message.attempts, givesUp }, 'delivery failed');
      return false;
    }
  }
}
