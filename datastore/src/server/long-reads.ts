import { Long } from 'bson';
import { noTimeLimit } from '../engine/cursor-errors.js';
import type { Engine } from '../engine/engine.js';
import { numberOption } from '../engine/options.js';
import type { CommandRequest, EncodedReply, Reply } from '../engine/request.js';
import { decode, encode } from '../values/codec.js';
import type { CommandError } from '../values/errors.js';
import { SliceExpired, sliceMs, withinSlice } from '../values/time-limit.js';
import { type Document, fieldOf, isDocument, isNumeric, toDouble, type Value } from '../values/value.js';
import type { JobReply } from './readers/reader.js';
import type { Readers } from './readers/readers.js';

/*
 * A read begins in this thread, for most are over at once. One that takes longer than its slice of time begins anew in a
 * thread of its own, and so does one whose cursor may have to search for its next batch. What took long once goes
 * there at first.
 */

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
  readonly #long = new Map<string, Set<string>>();

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
    const known = this.#long.get(placeOf(request));
    if (known?.has(shapeOf(request.command)) === true) return this.#elsewhere(request, from);
    try {
      const reply = await withinSlice(sliceMs, handle);
      const cursor = openedCursor(reply);
      if (cursor === 0 || isCheapToContinue(request, this.#engine)) return reply;
      this.#engine.cursors.kill(cursor);
    } catch (error) {
      if (!(error instanceof SliceExpired)) throw error;
    }
    return this.#elsewhere(request, from);
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

  async #elsewhere(request: CommandRequest, from: number): Promise<EncodedReply> {
    const { body } = await this.#inThread(request, from);
    return { kind: 'encoded', body };
  }

  /** @param from when the command began, by `performance.now()` */
  async #inThread(request: CommandRequest, from: number): Promise<JobReply> {
    const limit = numberOption(request.command, 'maxTimeMS') ?? 0;
    const ending = new AbortController();
    const work = this.#readers.run({
      body: request.body,
      catalogVersion: () => this.#engine.store.catalog.version,
      milliseconds: limit > 0 ? limit - (performance.now() - from) : Infinity,
      signal: ending.signal,
      session: request.session?.key,
    });
    const reply = await this.#noted(request, ending, work);
    this.#remember(request, reply.cursor !== 0 || reply.milliseconds > sliceMs);
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
    const catalogVersion = () => this.#engine.store.catalog.version;
    const work = this.#readers.next(cursor, { body: request.body, catalogVersion, milliseconds: Infinity }, ending);
    return this.#noted(request, ending, work);
  }

  #noted<Result>(request: CommandRequest, ending: AbortController, work: Promise<Result>): Promise<Result> {
    const { command, connection } = request;
    const end = (error: CommandError): void => ending.abort(error);
    return this.#engine.operations.during({ connection, namespace: placeOf(request), command, end }, work);
  }

  #remember(request: CommandRequest, isLong: boolean): void {
    const place = placeOf(request);
    const shape = shapeOf(request.command);
    const known = this.#long.get(place) ?? new Set();
    if (isLong) known.add(shape);
    else known.delete(shape);
    this.#long.delete(place);
    if (known.size > 0 && known.size <= mostRemembered) this.#long.set(place, known);
    const [oldest] = this.#long.keys();
    if (this.#long.size > mostRemembered && oldest !== undefined) this.#long.delete(oldest);
  }
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
