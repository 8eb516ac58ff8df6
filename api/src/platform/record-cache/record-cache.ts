import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '@vela/market/days';
import { CACHED_COLLECTIONS, type CachedCollection, type RecordReads } from '../../records/reads.js';

/** How many writes to each collection a process has made. */
export type WriteCounts = Readonly<Record<CachedCollection, number>>;

/** A record is read anew after so long, whatever was heard. */
const LIFETIME_MS = MINUTE_MS;
const RECORDS_MAX = 3000;
const ANSWERS_MAX = 500;

/** Of one collection. */
class Held {
  readonly records = new LRUCache<string, object>({ max: RECORDS_MAX, ttl: LIFETIME_MS });
  readonly answers = new LRUCache<string, object>({ max: ANSWERS_MAX, ttl: LIFETIME_MS });
  /** Counts what was heard: what was read before is not kept after it. */
  heard = 0;

  forget(id: string | null): void {
    this.heard += 1;
    this.answers.clear();
    if (id === null) this.records.clear();
    else this.records.delete(id);
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
  #counts = false;
  #hears = false;

  /** Writes through this process, to be announced to the others; undefined where nobody tells of them. */
  get written(): WriteCounts | undefined {
    return this.#counts ? { ...this.#written } : undefined;
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
    const kept = ids.map((id) => [id, held.records.get(id) as Kept<Found | null> | undefined] as const);
    const missing = kept.flatMap(([id, record]) => (record === undefined ? [id] : []));
    const { heard } = held;
    const found = missing.length === 0 ? new Map<string, Found>() : await read(missing);
    for (const id of missing) this.#keep(held, heard, 'records', id, found.get(id) ?? null);
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
    const kept = held[kind].get(key) as Kept<Found> | undefined;
    if (kept !== undefined) return kept.found;
    const { heard } = held;
    const found = await read();
    this.#keep(held, heard, kind, key, found);
    return found;
  }

  /** What was read while something was written may be what was there before. */
  #keep(held: Held, heard: number, kind: 'records' | 'answers', key: string, found: unknown): void {
    if (!this.#hears || held.heard !== heard) return;
    const kept: Kept<unknown> = { found: freeze(found) };
    held[kind].set(key, kept);
  }
}
