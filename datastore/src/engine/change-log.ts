import { Binary, Timestamp } from 'bson';
import type { LoggedCatalogChange, LoggedChange, LoggedDocumentChange } from '../storage/change-record.js';
import type { ChangeRecords } from '../storage/change-records.js';
import type { Collection } from '../storage/collection.js';
import type { WriteUnit } from '../storage/commit-queue.js';
import type { DocumentChange } from '../storage/store.js';
import { encode } from '../values/codec.js';
import { CommandError } from '../values/errors.js';
import { FieldSelection } from '../values/field-selection.js';
import type { Document } from '../values/value.js';
import type { LogicalClock } from './clock.js';

/** A place in the log, as a resume token names it. */
export interface LogPosition {
  readonly time: Timestamp;
  /** Whether it is that of an `invalidate`, which follows the change of its time. */
  readonly invalidate: boolean;
}

const idAlone = new FieldSelection(['_id']);
const invalidateMark = 'ff';

/** The latest changes, for change streams: where they are, and who waits for the next. */
export class ChangeLog {
  readonly #clock: LogicalClock;
  readonly #records: ChangeRecords;
  readonly #waiting = new Set<() => void>();
  readonly #announced = new WeakSet<WriteUnit>();

  constructor(clock: LogicalClock, records: ChangeRecords) {
    this.#clock = clock;
    this.#records = records;
  }

  /** Where a stream that starts now begins. */
  get now(): LogPosition {
    return { time: this.#clock.now(), invalidate: false };
  }

  /** The resume token of a place. */
  token({ time, invalidate }: LogPosition): string {
    return hex(time.t) + hex(time.i) + this.#records.life + (invalidate ? invalidateMark : '');
  }

  /**
   * The place a resume token names.
   *
   * @returns undefined for a token of another log, such as that of a store before a backup was restored
   * @throws CommandError 260 for what is no token
   */
  positionOf(token: string): LogPosition | undefined {
    const parts = /^([0-9a-f]{8})([0-9a-f]{8})([0-9a-f]{8})(ff)?$/.exec(token);
    if (parts === null) throw new CommandError(260, `The resume token '${token}' is none of this store's`);
    const [, seconds = '', increment = '', life, mark] = parts;
    if (life !== this.#records.life) return undefined;
    const time = new Timestamp({ t: parseInt(seconds, 16), i: parseInt(increment, 16) });
    return { time, invalidate: mark !== undefined };
  }

  /** Whether a stream can go on after a time without missing anything. */
  reaches(time: Timestamp): boolean {
    return time.greaterThanOrEqual(this.#records.forgotten);
  }

  /** The changes after a time. */
  after(time: Timestamp): Iterable<LoggedChange> {
    return this.#records.after(time);
  }

  /** The change of a time, if it is still known. */
  at(time: Timestamp): LoggedChange | undefined {
    return this.#records.at(time);
  }

  /** Writes changes of documents in the unit that makes them. */
  appendAll(unit: WriteUnit, changes: readonly DocumentChange[]): void {
    for (const each of changes) this.#append(unit, each.collection, logged(each));
  }

  /** Writes a change of a collection, or of its indexes, in the unit that makes it. */
  appendCatalogChange(unit: WriteUnit, kind: LoggedCatalogChange['kind'], collection: Collection, details: Document) {
    this.#append(unit, collection, { kind, details });
  }

  /** Writes that a database was dropped. */
  appendDroppedDatabase(unit: WriteUnit, database: string): void {
    this.#append(unit, { database, name: '', uuid: undefined }, { kind: 'dropDatabase', details: {} });
  }

  #append(
    unit: WriteUnit,
    { database, name, uuid }: Pick<Collection, 'database' | 'name' | 'uuid'>,
    change: LoggedChange['change'],
  ): void {
    this.#records.append(unit, {
      time: this.#clock.tick(),
      at: new Date(),
      database,
      collection: name,
      uuid: uuid instanceof Binary ? uuid : undefined,
      change,
    });
    if (this.#announced.has(unit)) return;
    this.#announced.add(unit);
    unit.onCommit(() => {
      for (const wake of [...this.#waiting]) wake();
    });
  }

  /** Resolves with the next change, or after some milliseconds, or when the signal aborts. */
  async next(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.#waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }
}

/** What the log keeps of a change: of what is gone, the `_id` alone, unless the collection keeps such images. */
function logged({ collection, kind, before, after }: DocumentChange): LoggedDocumentChange {
  const { keepsImages } = collection;
  if (kind === 'update' || keepsImages) return { kind, before, after, keepsImages };
  if (kind === 'delete' && before !== undefined)
    return { kind, before: encode(idAlone.read(before)), after: undefined, keepsImages };
  return { kind, before: undefined, after, keepsImages };
}

function hex(number: number): string {
  return number.toString(16).padStart(8, '0');
}
