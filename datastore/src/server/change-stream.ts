import { type Pipeline, runPipeline } from '../aggregate/stage.js';
import { CommandError } from '../errors.js';
import { decode } from '../values/codec.js';
import { equalValues } from '../values/order.js';
import { type Document, fieldOf, isDocument, type Value } from '../values/value.js';
import type { ChangeEntry, ChangeLog } from './change-log.js';

/** What a stream watches and shows. */
export interface ChangeStreamOptions {
  readonly scope:
    | { readonly kind: 'cluster' }
    | { readonly kind: 'database'; readonly database: string }
    | { readonly kind: 'collection'; readonly database: string; readonly collection: string };
  /** What an update shows of the whole document: nothing, its state when it is read, or that right after the update. */
  readonly fullDocument: 'default' | 'updateLookup' | 'whenAvailable' | 'required';
  readonly fullDocumentBeforeChange: boolean;
  readonly expandedEvents: boolean;
  readonly pipeline: Pipeline;
  /** Whether a collection keeps documents as they were before and after changes. */
  keepsImages(database: string, collection: string): boolean;
  /** The current state of a changed document, for `updateLookup`. */
  lookUp(database: string, collection: string, id: Value): Document | null;
}

/** The error of a stream whose next changes are no longer remembered. */
export const historyLost = (): CommandError =>
  new CommandError(286, 'Resume of change stream was not possible, as the resume point may no longer be in the oplog.');

/** One open change stream. */
export class ChangeStream {
  readonly #log: ChangeLog;
  readonly #options: ChangeStreamOptions;
  readonly #closing = new AbortController();
  #position: string;
  #invalidated = false;

  /** @param position the token after which it begins */
  constructor(log: ChangeLog, options: ChangeStreamOptions, position: string) {
    this.#log = log;
    this.#options = options;
    this.#position = position;
  }

  /** The token to go on from. */
  get position(): string {
    return this.#position;
  }

  /** Whether its collection was dropped, after which nothing comes any more. */
  get invalidated(): boolean {
    return this.#invalidated;
  }

  close(): void {
    this.#closing.abort();
  }

  /**
   * The next events, waiting for the first.
   *
   * @param most how many at most
   * @param milliseconds how long to wait
   * @throws CommandError 286 when changes since the last time are no longer remembered
   */
  async next(most: number, milliseconds: number): Promise<Document[]> {
    const ready = this.#take(most);
    if (ready.length > 0 || this.#invalidated) return ready;
    await this.#log.next(milliseconds, this.#closing.signal);
    return this.#take(most);
  }

  #take(most: number): Document[] {
    if (!this.#log.reaches(this.#position)) throw historyLost();
    const events: Document[] = [];
    for (const entry of this.#log.after(this.#position)) {
      if (events.length >= most || this.#invalidated) break;
      this.#position = entry.token;
      if (!this.#watches(entry)) continue;
      const event = this.#describe(entry);
      events.push(...keepToken(event, runPipeline(this.#options.pipeline, [event])));
      if (entry.change.kind === 'drop' && this.#options.scope.kind === 'collection') {
        this.#invalidated = true;
        events.push({ _id: { _data: entry.token }, operationType: 'invalidate', clusterTime: entry.time });
      }
    }
    return events;
  }

  #watches({ database, collection, change }: ChangeEntry): boolean {
    const { scope, expandedEvents } = this.#options;
    if (change.kind === 'create' && !expandedEvents) return false;
    if (scope.kind === 'cluster') return true;
    if (scope.database !== database) return false;
    return scope.kind === 'database' || scope.collection === collection;
  }

  /**
   * The document an update event shows. Right after an update it is known of collections that keep such images only.
   *
   * @throws CommandError 47 when it is required and not known
   */
  #wholeDocument({ database, collection }: ChangeEntry, id: Value, after: Document): Document | null {
    const { fullDocument } = this.#options;
    if (fullDocument === 'updateLookup') return this.#options.lookUp(database, collection, id);
    if (this.#options.keepsImages(database, collection)) return after;
    if (fullDocument === 'whenAvailable') return null;
    throw new CommandError(
      47,
      'Change stream was configured to require a post-image for all update events, but the post-image was not found',
    );
  }

  #describe(entry: ChangeEntry): Document {
    const { change } = entry;
    const event: Document = {
      _id: { _data: entry.token },
      operationType: change.kind,
      clusterTime: entry.time,
      wallTime: entry.at,
      ns: { db: entry.database, coll: entry.collection },
    };
    if (!('after' in change)) return event;
    const before = change.before === undefined ? undefined : decode(change.before);
    const after = change.after === undefined ? undefined : decode(change.after);
    const id = fieldOf(after ?? before ?? {}, '_id');
    event['documentKey'] = { _id: id };
    if (change.kind === 'insert' || change.kind === 'replace') event['fullDocument'] = after;
    if (change.kind === 'update' && before !== undefined && after !== undefined) {
      event['updateDescription'] = describeUpdate(before, after);
      if (this.#options.fullDocument !== 'default') event['fullDocument'] = this.#wholeDocument(entry, id, after);
    }
    if (this.#options.fullDocumentBeforeChange && before !== undefined) event['fullDocumentBeforeChange'] = before;
    return event;
  }
}

/** What a stream's pipeline may do with an event, but not to the token it would go on from. */
function keepToken(event: Document, results: readonly Document[]): Document[] {
  const token = event['_id'];
  if (results.every((result) => equalValues(result['_id'], token))) return [...results];
  throw new CommandError(
    280,
    'Encountered an event whose _id field, which contains the resume token, was modified by the pipeline. Modifying the _id field of an event makes it impossible to resume the stream from that point. Only transformations that retain the unmodified _id field are allowed.',
  );
}

/** `updateDescription`: which paths got which values, and which are gone. */
export function describeUpdate(before: Document, after: Document): Document {
  const updatedFields: Document = {};
  const removedFields: string[] = [];
  compareFields(before, after, '', updatedFields, removedFields);
  return { updatedFields, removedFields, truncatedArrays: [] };
}

function compareFields(before: Document, after: Document, prefix: string, updated: Document, removed: string[]): void {
  for (const [name, value] of Object.entries(after)) {
    const former = fieldOf(before, name);
    const path = prefix + name;
    if (former !== undefined && equalValues(former, value)) continue;
    if (isDocument(former) && isDocument(value)) compareFields(former, value, `${path}.`, updated, removed);
    else if (Array.isArray(former) && Array.isArray(value) && value.length >= former.length)
      compareElements(former, value, path, updated);
    else updated[path] = value;
  }
  for (const name of Object.keys(before)) if (!Object.hasOwn(after, name)) removed.push(prefix + name);
}

function compareElements(before: readonly Value[], after: readonly Value[], path: string, updated: Document): void {
  for (const [at, element] of after.entries()) {
    if (at >= before.length || !equalValues(before[at], element)) updated[`${path}.${at}`] = element;
  }
}
