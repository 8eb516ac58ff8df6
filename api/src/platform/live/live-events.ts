import type { Request, Response } from 'express';
import { type ClientSession, type Connection, type mongo, Types } from 'mongoose';
import { LIVE_STREAMS_PER_PERSON, type LiveEventKind } from '@vela/contracts/constants';
import { t } from '@vela/language';
import { LIVE_EVENT_SECONDS, type LiveEventDocument } from '../../records/live-event.js';
import type { Collections } from '../../records/models.js';
import type { Clock } from '../clock/index.js';
import type { Caller } from '../endpoints/index.js';
import { AppError, toError } from '../errors/index.js';
import type { Log } from '../observability/index.js';
import { stillAllowed } from './still-allowed.js';
import { LiveStream } from './stream.js';

/** What happened, and who hears of it. */
export interface LiveNews {
  readonly kind: LiveEventKind;
  readonly about: Types.ObjectId;
  readonly companyId: Types.ObjectId | null;
  readonly jobSeekerProfileId: Types.ObjectId | null;
}

/** Where features tell what open pages show at once. */
export interface Live {
  /** Tells it once the transaction is through, to whoever listens at whatever instance. */
  tell(session: ClientSession, news: LiveNews): Promise<void>;
}

/** Shorter than any proxy keeps a silent connection. */
const BEAT_MS = 15_000;
/** How often it is asked whether listeners may go on. */
const CHECK_MS = 30_000;
const AGAIN_MS = 1000;
/** Open lines of one process. */
const STREAMS_MAX = 5000;
/** Events told to somebody who comes back; more are told as one. */
const RESUMED_MAX = 200;
/** Two instances number events in the same second in any order, and a transaction comes through after it began. */
const OVERLAP_SECONDS = 30;

const tooMany = (status: 429 | 503, detail: string): AppError =>
  new AppError(status, detail, { headers: { 'retry-after': '60' } });

/**
 * Events for open pages. They lie in the store, where every instance follows them by its change stream; an event says only
 * what changed, so that hearing it twice, late or not at all costs no more than a call (docs/decisions/0067).
 */
export class LiveEvents implements Live {
  readonly #connection: Connection;
  readonly #models: Collections<'liveEvents' | 'users'>['models'];
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #streams = new Set<LiveStream>();
  readonly #timers: NodeJS.Timeout[] = [];
  #forget: () => void = () => undefined;
  #followed: mongo.ChangeStream | null = null;
  #isStopped = false;

  constructor(
    connection: Connection,
    { models, clock, log }: Collections<'liveEvents' | 'users'> & { readonly clock: Clock; readonly log: Log },
  ) {
    this.#connection = connection;
    this.#models = models;
    this.#clock = clock;
    this.#log = log;
  }

  /** Open lines, for the metrics. */
  get size(): number {
    return this.#streams.size;
  }

  async tell(session: ClientSession, news: LiveNews): Promise<void> {
    await this.#models.liveEvents.insertOne({ _id: new Types.ObjectId(), ...news, at: new Date() }, { session });
  }

  /** @param forget drops answers of before: pages ask as soon as they hear, and an answer that is repeated would be the last one */
  start(forget: () => void = () => undefined): void {
    this.#forget = forget;
    this.#follow(false);
    this.#timers.push(
      setInterval(() => {
        for (const stream of this.#streams) stream.beat();
      }, BEAT_MS),
      setInterval(
        () => void this.check().catch((error: unknown) => this.#log.warn({ err: error }, 'live check')),
        CHECK_MS,
      ),
    );
    for (const timer of this.#timers) timer.unref();
  }

  /** Ends every line; browsers come back, to another instance. */
  endAll(): void {
    this.#isStopped = true;
    for (const stream of this.#streams) stream.end();
  }

  async stop(): Promise<void> {
    this.endAll();
    for (const timer of this.#timers) clearInterval(timer);
    await this.#followed?.close().catch(() => undefined);
  }

  /** Ends the lines of a session that is over. */
  endSession(sessionId: string): void {
    for (const stream of this.#streams) if (stream.sessionId === sessionId) stream.end();
  }

  /** Ends the lines of whoever may not listen any more: signed out, suspended, or out of the company. */
  async check(): Promise<void> {
    const streams = [...this.#streams];
    if (streams.length === 0) return;
    const allowed = await stillAllowed(this.#connection, this.#models.users, streams, this.#clock.now());
    for (const stream of streams) if (!allowed.has(stream)) stream.end();
  }

  /**
   * Opens a line to a browser and tells it what it missed.
   * @throws AppError 429 above `LIVE_STREAMS_PER_PERSON`, 503 where this instance has too many
   */
  async open(request: Request, response: Response, caller: Caller): Promise<void> {
    const stream = new LiveStream(response, request.sessionID, caller);
    const own = [...this.#streams].filter(({ userId }) => userId === stream.userId).length;
    if (own >= LIVE_STREAMS_PER_PERSON) throw tooMany(429, t('You have too many pages open that listen for news.'));
    if (this.#streams.size >= STREAMS_MAX || this.#isStopped) throw tooMany(503, t('Too many pages listen for news.'));
    this.#streams.add(stream);
    response.once('close', () => this.#streams.delete(stream));
    stream.begin();
    await this.#resume(stream, request.get('last-event-id'));
  }

  async #resume(stream: LiveStream, lastId: string | undefined): Promise<void> {
    if (lastId === undefined || !/^[0-9a-f]{24}$/.test(lastId)) return;
    const lastSecond = new Types.ObjectId(lastId).getTimestamp().getTime() / 1000;
    if (lastSecond < Date.now() / 1000 - LIVE_EVENT_SECONDS) return stream.tellToReadAnew();
    const from = Types.ObjectId.createFromTime(Math.max(0, lastSecond - OVERLAP_SECONDS));
    const { companyId, jobSeekerProfileId } = stream;
    const $or = [
      ...(companyId === null ? [] : [{ companyId }]),
      ...(jobSeekerProfileId === null ? [] : [{ jobSeekerProfileId }]),
    ];
    if ($or.length === 0) return;
    const missed = await this.#models.liveEvents
      .find({ $or, _id: { $gte: from } })
      .sort({ _id: 1 })
      .limit(RESUMED_MAX + 1)
      .lean<LiveEventDocument[]>();
    if (missed.length > RESUMED_MAX) return stream.tellToReadAnew();
    for (const event of missed) stream.tell(event);
  }

  /** @param isAgain events may have been missed meanwhile */
  #follow(isAgain: boolean): void {
    if (this.#isStopped) return;
    const followed = this.#models.liveEvents.collection.watch<LiveEventDocument>([
      { $match: { operationType: 'insert' } },
    ]);
    this.#followed = followed;
    if (isAgain) {
      this.#forget();
      for (const stream of this.#streams) stream.tellToReadAnew();
    }
    followed.on('change', (change) => {
      if (change.operationType !== 'insert') return;
      this.#forget();
      for (const stream of this.#streams) if (stream.hears(change.fullDocument)) stream.tell(change.fullDocument);
    });
    followed.once('error', (thrown: unknown) => {
      this.#log.debug({ err: toError(thrown) }, 'the change stream of live events broke, it is opened again');
      void followed.close().catch(() => undefined);
      setTimeout(() => this.#follow(true), AGAIN_MS).unref();
    });
  }
}
