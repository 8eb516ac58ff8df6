import type { Model } from 'mongoose';
import { OUTBOX_KINDS, type OutboxKind } from '@vela/contracts/constants';
import { idleTracing } from '@vela/telemetry';
import type { OutboxDocument } from '../../records/outbox-message.js';
import { type Clock, storeNow, storeNowIn } from '../clock/index.js';
import type { Log, Metrics, Tracing } from '../observability/index.js';
import { ATTEMPT_MS, isGivenUp, LONGEST_PUT_OFF_MS, pauseAfter } from './attempts.js';
import { type AfterFailure, DeliveryError } from './delivery-error.js';
import type { OutboxMessages } from './messages.js';

/** Brings one kind of message to the outside, told since when it is owed; throws to have it tried again, a `DeliveryError` to say otherwise. */
export type Deliver<Kind extends OutboxKind> = (
  payload: OutboxMessages[Kind],
  key: string,
  createdAt: Date,
) => Promise<void>;
export type Deliverers = { readonly [Kind in OutboxKind]?: Deliver<Kind> };

const OUTCOMES = { pending: 'failed', failed: 'given up', dropped: 'dropped' } as const satisfies Readonly<
  Record<AfterFailure, string>
>;

const SIGN_OF_LIFE_MS = 10_000;
const SECOND = 1000;

/** So many are delivered at the same time: one server that takes its time holds nobody else up. */
const AT_ONCE = 10;
/** Most time that deliveries get to end where the instance does; what is cut is made again. */
const GRACE_MS = 5000;

/** @returns what becomes of a message of which so many attempts failed, the last one by this error */
function afterFailure({ kind, attempts }: OutboxDocument, error: unknown): AfterFailure {
  const becomes = error instanceof DeliveryError ? error.becomes : 'pending';
  return becomes === 'pending' && isGivenUp(kind, attempts) ? 'failed' : becomes;
}

/** What follows deliveries. */
export interface DeliveryWatch {
  readonly tracing: Tracing;
  readonly metrics: Pick<Metrics, 'countDelivery'> | null;
}

/**
 * Delivers what the outbox holds. Several workers may run; each message is taken by one at a time. Whether it is due, and for how
 * long it is taken, goes by the store's clock, so that no machine's decides.
 */
export class OutboxWorker {
  readonly #messages: Model<OutboxDocument>;
  readonly #deliverers: Deliverers;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #watch: DeliveryWatch;
  readonly #running = new Set<Promise<boolean>>();

  constructor(
    messages: Model<OutboxDocument>,
    deliverers: Deliverers,
    clock: Clock,
    log: Log,
    watch: DeliveryWatch = { tracing: idleTracing(), metrics: null },
  ) {
    this.#messages = messages;
    this.#deliverers = deliverers;
    this.#clock = clock;
    this.#log = log;
    this.#watch = watch;
  }

  /** Delivers everything that is due. @returns how many messages were delivered */
  async deliverDue(): Promise<number> {
    let delivered = 0;
    for (;;) {
      const begun = await this.beginDue();
      if (begun.length === 0) return delivered;
      delivered += (await Promise.all(begun)).filter(Boolean).length;
    }
  }

  /** Begins as many deliveries as there is room for, and waits for none. @returns whether each succeeds */
  async beginDue(): Promise<readonly Promise<boolean>[]> {
    const begun: Promise<boolean>[] = [];
    while (this.#running.size < AT_ONCE) {
      const message = await this.#take();
      if (message === null) break;
      const delivery: Promise<boolean> = this.#watch.tracing
        .work(`deliver ${message.kind}`, message.trace ?? null, { 'vela.attempt': message.attempts }, () =>
          this.#deliver(message),
        )
        .catch((error: unknown) => {
          // The store went away: the attempt is taken for dead, and made again.
          this.#log.warn({ err: error }, 'what came of a delivery could not be written down');
          return false;
        })
        .finally(() => this.#running.delete(delivery));
      this.#running.add(delivery);
      begun.push(delivery);
    }
    return begun;
  }

  /** Lets deliveries end; those that take longer are cut, and made again by whoever runs next. */
  async stop(graceMs = GRACE_MS): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise((resolve) => (timer = setTimeout(resolve, graceMs)));
    await Promise.race([Promise.allSettled(this.#running), over]);
    clearTimeout(timer);
  }

  /** Of an attempt that runs: nobody else makes it, by themselves or because somebody asks for it. */
  #held() {
    const until = storeNowIn(this.#clock, ATTEMPT_MS);
    return { dueAt: until, takenUntil: until };
  }

  async #take(): Promise<OutboxDocument | null> {
    const due = await this.#takeFirst({ $lte: ['$dueAt', storeNow(this.#clock)] }, 1);
    // Nothing is put off for longer: what is was written before the store's clock went back.
    return due ?? this.#takeFirst({ $gt: ['$dueAt', storeNowIn(this.#clock, LONGEST_PUT_OFF_MS)] }, -1);
  }

  async #takeFirst(isDue: object, order: 1 | -1): Promise<OutboxDocument | null> {
    return this.#messages
      .findOneAndUpdate(
        {
          status: 'pending',
          $expr: isDue,
          kind: { $in: OUTBOX_KINDS.filter((kind) => kind in this.#deliverers) },
        },
        [{ $set: { ...this.#held(), attempts: { $add: ['$attempts', 1] } } }],
        { sort: { dueAt: order }, returnDocument: 'after', updatePipeline: true },
      )
      .lean<OutboxDocument | null>();
  }

  async #deliver(message: OutboxDocument): Promise<boolean> {
    const { _id, kind, attempts, createdAt } = message;
    const living = setInterval(() => void this.#signOfLife(message), SIGN_OF_LIFE_MS).unref();
    try {
      // The store gives back what `enqueue` typed by kind.
      const deliver = this.#deliverers[message.kind] as
        | ((payload: unknown, key: string, at: Date) => Promise<void>)
        | undefined;
      await deliver?.(message.payload, message.key, createdAt);
      // What was delivered is not kept: it may hold names, addresses and links that work.
      await this.#messages.updateOne(
        { _id },
        {
          $set: {
            status: 'delivered',
            deliveredAt: this.#clock.now(),
            takenUntil: null,
            fault: null,
            payload: null,
            trace: null,
          },
        },
      );
      const delaySeconds = (this.#clock.now().getTime() - createdAt.getTime()) / SECOND;
      this.#watch.metrics?.countDelivery(kind, 'delivered', delaySeconds);
      return true;
    } catch (error) {
      const becomes = afterFailure(message, error);
      await this.#messages.updateOne(
        { _id, attempts, status: 'pending' },
        [
          {
            $set: {
              status: becomes,
              dueAt: storeNowIn(this.#clock, pauseAfter(attempts)),
              takenUntil: null,
              fault: { $literal: error instanceof Error ? error.message : String(error) },
              // As of what was delivered, nothing is kept of it.
              ...(becomes === 'dropped' ? { payload: null, trace: null } : {}),
            },
          },
        ],
        { updatePipeline: true },
      );
      this.#watch.metrics?.countDelivery(kind, OUTCOMES[becomes]);
      this.#log.warn({ err: error, kind, attempts, givesUp: becomes !== 'pending' }, 'delivery failed');
      return false;
    } finally {
      clearInterval(living);
    }
  }

  /** Says that an attempt still runs, as long as it is this worker's. */
  async #signOfLife({ _id, attempts }: OutboxDocument): Promise<void> {
    await this.#messages
      .updateOne({ _id, attempts, status: 'pending' }, [{ $set: this.#held() }], { updatePipeline: true })
      .catch((error: unknown) => this.#log.warn({ err: error }, 'a delivery could not be held'));
  }
}
