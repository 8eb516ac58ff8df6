import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@vela/market/days';
import { CACHED_COLLECTIONS, type CachedCollection, type RecordReads } from '../../records/reads.js';

/** How many writes to each collection a process has made. */
export type WriteCounts = Readonly<Record<CachedCollection, number>>;

/** A write to the record with the id, null for any of the collection. */
export interface RecordWrite {
  readonly collection: CachedCollection;
  readonly id: string | null;
}

/** A record is read anew after so long, whatever was heard. */
const LIFETIME_MS = 5 * MINUTE_MS;
/** Of records that were asked for by themselves: those of the people who are there. */
const RECORDS_MAX = 3000;
/** Of those that were asked for with others: whom a list shows, which is everybody in time, pushes none of the former out. */
const LISTED_MAX = 6000;
const ANSWERS_MAX = 500;
/** So many writes are remembered by their records. */
const WRITES_MAX = 1000;

/** Records that are asked for by themselves, those that are asked for with others, and what stands on a collection. */
type Kind = 'records' | 'listed' | 'answers';

/** Of one collection. */
class Held {
  readonly #records = new LRUCache<string, object>({ max: RECORDS_MAX, ttl: LIFETIME_MS });
  readonly #listed = new LRUCache<string, object>({ max: LISTED_MAX, ttl: LIFETIME_MS });
  readonly #answers = new LRUCache<string, object>({ max: ANSWERS_MAX, ttl: LIFETIME_MS });
  /** Counts what was heard: what was read before is not kept after it. */
  #heard = 0;
  /** What was heard of any record of the collection. */
  #heardOfAll = 0;
  /** By record; the longest unheard of goes first, so that asking must not count as a use. */
  readonly #heardOf = new LRUCache<string, number>({ max: WRITES_MAX });

  get heard(): number {
    return this.#heard;
  }

  forget(id: string | null): void {
    this.#heard += 1;
    this.#answers.clear();
    if (id === null) {
      this.#heardOfAll = this.#heard;
      this.#records.clear();
      this.#listed.clear();
    } else {
      this.#heardOf.set(id, this.#heard);
      this.#records.delete(id);
      this.#listed.delete(id);
    }
  }

  get(kind: Kind, key: string): object | undefined {
    return kind === 'answers' ? this.#answers.get(key) : (this.#records.get(key) ?? this.#listed.get(key));
  }

  /** @param since what had been heard when it was read: what was written meanwhile may have been read as it was before */
  keep(kind: Kind, key: string, value: object, since: number): void {
    if (kind === 'answers') {
      if (this.#heard === since) this.#answers.set(key, value);
      return;
    }
    const lately = this.#heard - since < WRITES_MAX;
    if (lately && this.#heardOfAll <= since && (this.#heardOf.peek(key) ?? 0) <= since)
      (kind === 'listed' ? this.#listed : this.#records).set(key, value);
  }
}

const ofEach = <Value>(make: () => Value): Record<CachedCollection, Value> =>
  Object.fromEntries(CACHED_COLLECTIONS.map((collection) => [collection, make()])) as Record<CachedCollection, Value>;

/** Nothing of what is shared can be changed by mistake. */
function freeze<Value>(value: Value): Value {
  if (Array.isArray(value)) value.forEach(freeze);
  else if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    Object.values(value).forEach(freeze);
  else return value;
  return Object.freeze(value);
}

/** So that records that are not there are remembered as well. */
interface Kept<Found> {
  readonly found: Found;
}

/**
 * Records in memory, as they are in the store. A write through this process forgets what it touches before whoever wrote
 * goes on; one through another process is heard of by its announcement, before anybody is told that it was done
 * (docs/decisions/0200). While nothing is heard of writes from elsewhere, every read asks the store.
 */
export class RecordCache implements RecordReads {
  readonly #held = ofEach(() => new Held());
  readonly #written = ofEach(() => 0);
  readonly #writes: RecordWrite[] = [];
  #counts = false;
  #hears = false;

  /** Writes through this process, to be announced to the others; undefined where nobody tells of them. */
  get written(): WriteCounts | undefined {
    return this.#counts ? { ...this.#written } : undefined;
  }

  /** What this process wrote since it was asked last. Where that is more than it remembers, less than `written` counts. */
  takeWrites(): readonly RecordWrite[] {
    return this.#writes.splice(0);
  }

  /** From now on every write through this process is told to `changedHere`. */
  countWrites(): void {
    this.#counts = true;
  }

  /** Begins to keep what is read, or stops: what was kept may be old by then. @param hears whether writes from elsewhere are heard of */
  hear(hears: boolean): void {
    this.#hears = hears;
    for (const collection of CACHED_COLLECTIONS) this.changedElsewhere(collection, null);
  }

  /** @param id of the record that this process wrote, null for any of the collection */
  changedHere(collection: CachedCollection, id: string | null): void {
    this.#written[collection] += 1;
    if (this.#writes.length < WRITES_MAX) this.#writes.push({ collection, id });
    this.#held[collection].forget(id);
  }

  /** @param id of the record that another process wrote, null for any of the collection */
  changedElsewhere(collection: CachedCollection, id: string | null): void {
    this.#held[collection].forget(id);
  }

  one<Found>(collection: CachedCollection, id: string, read: () => Promise<Found | null>): Promise<Found | null> {
    return this.#through(collection, 'records', id, read);
  }

  among<Found>(collection: CachedCollection, name: string, read: () => Promise<Found>): Promise<Found> {
    return this.#through(collection, 'answers', name, read);
  }

  async many<Found>(
    collection: CachedCollection,
    ids: readonly string[],
    read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
  ): Promise<ReadonlyMap<string, Found>> {
    if (!this.#hears) return read(ids);
    const held = this.#held[collection];
    const kept = ids.map((id) => [id, held.get('listed', id) as Kept<Found | null> | undefined] as const);
    const missing = kept.flatMap(([id, record]) => (record === undefined ? [id] : []));
    const { heard } = held;
    const found = missing.length === 0 ? new Map<string, Found>() : await read(missing);
    for (const id of missing) this.#keep(held, heard, 'listed', id, found.get(id) ?? null);
    return new Map(
      kept.flatMap(([id, record]) => {
        const one = record === undefined ? found.get(id) : record.found;
        return one === undefined || one === null ? [] : [[id, one] as const];
      }),
    );
  }

  async #through<Found>(
    collection: CachedCollection,
    kind: 'records' | 'answers',
    key: string,
    read: () => Promise<Found>,
  ): Promise<Found> {
    if (!this.#hears) return read();
    const held = this.#held[collection];
    const kept = held.get(kind, key) as Kept<Found> | undefined;
    if (kept !== undefined) return kept.found;
    const { heard } = held;
    const found = await read();
    this.#keep(held, heard, kind, key, found);
    return found;
  }

  #keep(held: Held, heard: number, kind: Kind, key: string, found: unknown): void {
    if (!this.#hears) return;
    const kept: Kept<unknown> = { found: freeze(found) };
    held.keep(kind, key, kept, heard);
  }
}
