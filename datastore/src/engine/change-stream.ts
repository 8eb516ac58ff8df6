import { type Pipeline, runPipeline } from '../aggregate/stages/stage.js';
import type { LoggedChange } from '../storage/change-record.js';
import { CommandError } from '../values/errors.js';
import { equalValues } from '../values/order.js';
import { type Document, fieldOf, isDocument } from '../values/value.js';
import { describeChange, type EventOptions, renamedTo } from './change-event.js';
import type { ChangeLog, LogPosition } from './change-log.js';
import { cursorKilled } from './cursor-errors.js';

/** What a stream watches and shows. */
export interface ChangeStreamOptions extends EventOptions {
  readonly scope:
    | { readonly kind: 'cluster' }
    | { readonly kind: 'database'; readonly database: string }
    | { readonly kind: 'collection'; readonly database: string; readonly collection: string };
  readonly pipeline: Pipeline;
}

/** The error of a stream whose next changes are no longer remembered. */
export const historyLost = (): CommandError =>
  new CommandError(286, 'Resume of change stream was not possible, as the resume point may no longer be in the oplog.');

const expandedKinds: ReadonlySet<string> = new Set(['create', 'createIndexes', 'dropIndexes', 'modify']);

/** One open change stream. */
export class ChangeStream {
  readonly #log: ChangeLog;
  readonly #options: ChangeStreamOptions;
  /** Ends the wait for the next events. */
  #wait: AbortController | undefined;
  #closed = false;
  #position: LogPosition;
  #invalidated = false;
  /** The change it begins after, when that ended what it watches: nothing but that is to be told. */
  #ending: LoggedChange | undefined;

  /**
   * @param position the place after which it begins
   * @param resumes whether that is where a stream was before: had it been told the end of what it watched, it goes on with
   *   its `invalidate`; after that, as if nothing had been
   */
  constructor(log: ChangeLog, options: ChangeStreamOptions, position: LogPosition, resumes: boolean) {
    this.#log = log;
    this.#options = options;
    this.#position = position;
    const last = resumes && !position.invalidate ? log.at(position.time) : undefined;
    if (last !== undefined && this.#watches(last) && this.#ends(last)) this.#ending = last;
  }

  /** The token to go on from. */
  get position(): string {
    return this.#log.token(this.#position);
  }

  /** Whether what it watched is gone, after which nothing comes any more. */
  get invalidated(): boolean {
    return this.#invalidated;
  }

  /** Whether somebody waits for its next events. */
  get busy(): boolean {
    return this.#wait !== undefined;
  }

  /** Ends the stream; whoever waits for its events gets error 237. */
  close(): void {
    this.#closed = true;
    this.end(cursorKilled());
  }

  /** Ends the wait for its next events with an error. */
  end(error: CommandError): void {
    this.#wait?.abort(error);
  }

  /**
   * The next events, waiting for the first: changes of anything else end no wait, as at the server.
   *
   * @param most how many at most
   * @param milliseconds how long to wait
   * @throws CommandError 286 when changes since the last time are no longer remembered, 237 once it is closed, and what it is
   *   ended with
   */
  async next(most: number, milliseconds: number): Promise<Document[]> {
    const until = performance.now() + milliseconds;
    const wait = new AbortController();
    this.#wait = wait;
    try {
      for (;;) {
        const ready = this.#take(most);
        const left = until - performance.now();
        if (ready.length > 0 || this.#invalidated) return ready;
        if (this.#closed) throw cursorKilled();
        if (left <= 0) return ready;
        await this.#log.next(left, wait.signal);
        if (wait.signal.reason instanceof CommandError) throw wait.signal.reason;
      }
    } finally {
      this.#wait = undefined;
    }
  }

  #take(most: number): Document[] {
    if (!this.#log.reaches(this.#position.time)) throw historyLost();
    if (this.#ending !== undefined) return this.#invalidate(this.#ending);
    const events: Document[] = [];
    for (const entry of this.#log.after(this.#position.time)) {
      if (events.length >= most) break;
      const former = this.#position;
      this.#position = { time: entry.time, invalidate: false };
      if (!this.#watches(entry)) continue;
      try {
        events.push(...this.#shown(describeChange(entry, this.position, this.#options)));
      } catch (error) {
        if (events.length === 0) throw error;
        // What came before it is told first; the next question meets it again.
        this.#position = former;
        break;
      }
      if (!this.#ends(entry)) continue;
      if (events.length < most) events.push(...this.#invalidate(entry));
      else this.#ending = entry;
      break;
    }
    return events;
  }

  #invalidate({ time, at }: LoggedChange): Document[] {
    this.#invalidated = true;
    this.#position = { time, invalidate: true };
    const token = { _data: this.position };
    return this.#shown({ _id: token, operationType: 'invalidate', clusterTime: time, wallTime: at });
  }

  #shown(event: Document): Document[] {
    return keepToken(event, runPipeline(this.#options.pipeline, [event]));
  }

  #watches(entry: LoggedChange): boolean {
    const { scope, expanded } = this.#options;
    if (!expanded && expandedKinds.has(entry.change.kind)) return false;
    if (scope.kind === 'cluster') return true;
    return namespacesOf(entry).some(
      ({ database, collection }) =>
        database === scope.database && (scope.kind === 'database' || collection === scope.collection),
    );
  }

  /** Whether a change ends what the stream watches. */
  #ends({ change: { kind } }: LoggedChange): boolean {
    const { scope } = this.#options;
    if (scope.kind === 'collection') return kind === 'drop' || kind === 'rename';
    return scope.kind === 'database' && kind === 'dropDatabase';
  }
}

/** What a change is about: where something gets another name, that as well. */
function namespacesOf({ database, collection, change }: LoggedChange): { database: string; collection: string }[] {
  const own = { database, collection };
  if (change.kind !== 'rename') return [own];
  const to = renamedTo(change);
  return [own, { database: String(fieldOf(to, 'db')), collection: String(fieldOf(to, 'coll')) }];
}

/** What a stream's pipeline may do with an event, but not to the token it would go on from. */
function keepToken(event: Document, results: readonly Document[]): Document[] {
  const token = event['_id'];
  if (results.every((result) => isDocument(token) && equalValues(result['_id'], token))) return [...results];
  throw new CommandError(
    280,
    'Encountered an event whose _id field, which contains the resume token, was modified by the pipeline. Modifying the _id field of an event makes it impossible to resume the stream from that point. Only transformations that retain the unmodified _id field are allowed.',
  );
}
