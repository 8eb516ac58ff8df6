import { setImmediate } from 'node:timers/promises';
import { Long } from 'bson';
import { noTimeLimit } from '../engine/cursor-errors.js';
import type { Engine } from '../engine/engine.js';
import { numberOption } from '../engine/options.js';
import type { CommandRequest, EncodedReply, Reply } from '../engine/request.js';
import { decode, encode } from '../values/codec.js';
import type { CommandError } from '../values/errors.js';
import { SliceExpired, sliceMs, withinSlice, withinTime } from '../values/time-limit.js';
import { type Document, fieldOf, isDocument, isNumeric, toDouble, type Value } from '../values/value.js';
import type { JobReply } from './readers/reader.js';
import type { Readers } from './readers/readers.js';

/*
 * A read begins in this thread, for most are over at once. One that takes longer than its slice of time begins anew in a
 * thread of its own, and so does one whose cursor may have to search for its next batch. What took long once goes
 * there at first, but for a try now and then. What it has read and is kept for the next time shortens it: then it has some
 * slices more, with others between them, for to start a thread takes longer.
 */

/** How many slices a command may have after its first, and how many of them in which nothing more came to be kept. */
const mostSlices = 8;
const mostWithoutGain = 3;

/** Milliseconds between two commands that took long and are tried again in this thread. */
const triesEvery = 100;

/** How many kinds of commands are remembered that take long. */
const mostRemembered = 200;

const ofThisThread: ReadonlySet<string> = new Set([
  '$changeStream',
  '$out',
  '$merge',
  '$collStats',
  '$indexStats',
  '$currentOp',
  '$listLocalSessions',
]);

/** Whether a command only reads what any thread can. */
function isPlainRead({ name, command, transaction }: CommandRequest): boolean {
  if (transaction !== undefined) return false;
  if (name === 'find' || name === 'count' || name === 'distinct') return true;
  const pipeline = fieldOf(command, 'pipeline');
  if (name !== 'aggregate' || !Array.isArray(pipeline)) return false;
  return !pipeline.some((stage) => isDocument(stage) && ofThisThread.has(Object.keys(stage)[0] ?? ''));
}

/** What a command is like, whatever the values in it. */
function shapeOf(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(shapeOf).join()}]`;
  if (!isDocument(value)) return typeof value === 'string' && value.startsWith('$') ? value : '';
  return `{${Object.entries(value)
    .filter(([field]) => field !== 'lsid' && field !== '$clusterTime')
    .map(([field, each]) => `${field}:${shapeOf(each)}`)
    .join()}}`;
}

/** Whether a cursor's next batch needs no search: nothing is filtered, sorted or computed. */
function isCheapToContinue({ name, command, database }: CommandRequest, engine: Engine): boolean {
  const from = fieldOf(command, name);
  if (typeof from !== 'string' || engine.store.catalog.find(database, from)?.view !== undefined) return false;
  const filter = fieldOf(command, 'filter');
  const all = filter === undefined || (isDocument(filter) && Object.keys(filter).length === 0);
  return name === 'find' && all && fieldOf(command, 'sort') === undefined;
}

function openedCursor(reply: Reply): number {
  const id = reply.kind === 'cursor' ? fieldOf(reply.cursor, 'id') : undefined;
  return isNumeric(id) ? toDouble(id) : 0;
}

/** Runs commands that read so that none keeps the others waiting. */
export class LongReads {
  readonly #engine: Engine;
  readonly #readers: Readers;
  /** What took longer than a slice at least once, by place and shape, and what it took the last time. */
  readonly #known = new Map<string, Map<string, 'long' | 'short'>>();
  #lastTry = 0;

  constructor(engine: Engine, readers: Readers) {
    this.#engine = engine;
    this.#readers = readers;
  }

  /** Runs a command here or in a thread of its own; undefined for what is none of its concern. */
  run(request: CommandRequest, handle: () => Reply | Promise<Reply>): Promise<Reply> | undefined {
    if (request.name === 'getMore') return this.#getMore(request);
    return isPlainRead(request) ? this.#read(request, handle) : undefined;
  }

  async #read(request: CommandRequest, handle: () => Reply | Promise<Reply>): Promise<Reply> {
    const from = performance.now();
    const known = this.#known.get(placeOf(request))?.get(shapeOf(request.command));
    if (known === 'long' && !this.#triesAgain(from)) return this.#elsewhere(request, from);
    const { reply, gains } = await this.#slice(request, handle);
    // What was short before may only have had to wait for the processor.
    const later = reply ?? (gains || known === 'short' ? await this.#moreSlices(request, from, handle) : undefined);
    if (later === undefined) return this.#elsewhere(request, from, gains);
    if (known !== undefined || gains) this.#remember(request, 'short');
    return later;
  }

  /** Whether what took long is tried here again: what it reads may be kept by now. */
  #triesAgain(now: number): boolean {
    if (now - this.#lastTry < triesEvery) return false;
    this.#lastTry = now;
    return true;
  }

  /** Runs a command for a slice of time. What it `gains` then is kept: it will get further the next time. */
  async #slice(
    request: CommandRequest,
    handle: () => Reply | Promise<Reply>,
  ): Promise<{ readonly reply?: Reply; readonly gains: boolean }> {
    const before = this.#engine.store.keptBytes;
    try {
      const reply = await withinSlice(sliceMs, handle);
      const cursor = openedCursor(reply);
      if (cursor === 0 || isCheapToContinue(request, this.#engine)) return { reply, gains: false };
      this.#engine.cursors.kill(cursor);
      return { gains: false };
    } catch (error) {
      if (!(error instanceof SliceExpired)) throw error;
      return { gains: this.#engine.store.keptBytes > before };
    }
  }

  /** Runs a command again, for some slices with others between them, while it gets further by what is kept. */
  #moreSlices(request: CommandRequest, from: number, handle: () => Reply | Promise<Reply>): Promise<Reply | undefined> {
    const ending = new AbortController();
    const again = async (): Promise<Reply | undefined> => {
      let withoutGain = 0;
      for (let left = mostSlices; left > 0 && withoutGain < mostWithoutGain; left -= 1) {
        await setImmediate();
        ending.signal.throwIfAborted();
        const { reply, gains } = await this.#slice(request, () => withinTime(timeLeftOf(request, from), handle));
        if (reply !== undefined) return reply;
        if (!gains) withoutGain += 1;
      }
      return undefined;
    };
    return this.#noted(request, ending, again());
  }

  /**
   * All documents of a pipeline whose last stage, which is not in the request, will write them.
   *
   * @param handle how they are found in this thread
   */
  async all(request: CommandRequest, handle: () => Document[]): Promise<Document[]> {
    if (!isPlainRead(request)) return handle();
    const from = performance.now();
    try {
      return withinSlice(sliceMs, handle);
    } catch (error) {
      if (!(error instanceof SliceExpired)) throw error;
    }
    const found: Document[] = [];
    let { body, cursor } = await this.#inThread(request, from);
    for (;;) {
      found.push(...batchOf(body));
      if (cursor === 0) return found;
      const { $db } = request.command;
      const more = {
        getMore: Long.fromNumber(cursor),
        collection: placeOf(request).slice(request.database.length + 1),
        $db,
      };
      ({ body, cursor } = await this.#nextInThread({ ...request, name: 'getMore', command: more, body: encode(more) }));
    }
  }

  /** @param gains whether the same command will get further in this thread */
  async #elsewhere(request: CommandRequest, from: number, gains = false): Promise<EncodedReply> {
    const { body } = await this.#inThread(request, from, gains);
    return { kind: 'encoded', body };
  }

  /** @param from when the command began, by `performance.now()` */
  async #inThread(request: CommandRequest, from: number, gains = false): Promise<JobReply> {
    const ending = new AbortController();
    const work = this.#readers.run({
      body: request.body,
      milliseconds: timeLeftOf(request, from),
      signal: ending.signal,
      namespace: placeOf(request),
      session: request.session?.key,
    });
    const reply = await this.#noted(request, ending, work);
    const isLong = reply.cursor !== 0 || (reply.milliseconds > sliceMs && !gains);
    this.#remember(request, isLong ? 'long' : 'short');
    return reply;
  }

  killCursor(id: number): boolean {
    return this.#readers.kill(id);
  }

  /** Closes the cursors that were opened in a session that fits, and ends what is computed for them. */
  killCursorsOf(fits: (session: string) => boolean): void {
    this.#readers.killOf(fits);
  }

  #getMore(request: CommandRequest): Promise<Reply> | undefined {
    const cursor = numberOption(request.command, 'getMore') ?? 0;
    if (!this.#readers.has(cursor)) return undefined;
    if ((numberOption(request.command, 'maxTimeMS') ?? 0) > 0) throw noTimeLimit();
    return this.#nextInThread(request).then(({ body }) => ({ kind: 'encoded', body }));
  }

  #nextInThread(request: CommandRequest): Promise<JobReply> {
    const cursor = numberOption(request.command, 'getMore') ?? 0;
    const ending = new AbortController();
    const { body, session } = request;
    const job = { body, milliseconds: Infinity, namespace: placeOf(request), session: session?.key };
    const work = this.#readers.next(cursor, job, ending);
    return this.#noted(request, ending, work);
  }

  #noted<Result>(request: CommandRequest, ending: AbortController, work: Promise<Result>): Promise<Result> {
    const { command, connection } = request;
    const end = (error: CommandError): void => ending.abort(error);
    return this.#engine.operations.during({ connection, namespace: placeOf(request), command, end }, work);
  }

  #remember(request: CommandRequest, took: 'long' | 'short'): void {
    const place = placeOf(request);
    const known = this.#known.get(place) ?? new Map<string, 'long' | 'short'>();
    known.set(shapeOf(request.command), took);
    this.#known.delete(place);
    if (known.size <= mostRemembered) this.#known.set(place, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > mostRemembered && oldest !== undefined) this.#known.delete(oldest);
  }
}

/** Milliseconds a command still has. @param from when it began, by `performance.now()` */
function timeLeftOf({ command }: CommandRequest, from: number): number {
  const limit = numberOption(command, 'maxTimeMS') ?? 0;
  return limit > 0 ? limit - (performance.now() - from) : Infinity;
}

/** The documents of an encoded reply. */
function batchOf(body: Buffer): Document[] {
  const cursor = fieldOf(decode(body), 'cursor');
  const batch = isDocument(cursor) ? (fieldOf(cursor, 'firstBatch') ?? fieldOf(cursor, 'nextBatch')) : undefined;
  return Array.isArray(batch) ? batch.filter(isDocument) : [];
}

function placeOf({ name, database, command }: CommandRequest): string {
  const own: Value = fieldOf(command, name === 'getMore' ? 'collection' : name);
  return `${database}.${typeof own === 'string' ? own : '$cmd.aggregate'}`;
}
