import { partitionOf } from '@vela/matching/partitions';
import type { Told } from './protocol.js';

/** How far somebody has taken in what was saved: counts what was noted. */
export type Position = number;

interface Entry {
  readonly at: Position;
  /** Null where nobody knows which profiles. */
  readonly id: string | null;
  /** Milliseconds since 1970: the save, or since when there were some. */
  readonly since: number;
}

/** So many saves are told by their ids; whoever is further behind reads all that was saved since. */
const ENTRIES_MOST = 5000;

/** Profiles that were saved, in the order in which this process heard of it, for those who have to take them in. */
export class SavedLog {
  readonly #entries: Entry[] = [];
  #at: Position = 0;
  /** The last that is no longer told by its id. */
  #droppedUpTo: Position = 0;

  /** How far whoever knows everything is. */
  get position(): Position {
    return this.#at;
  }

  /** @param now milliseconds since 1970 */
  saved(profileId: string, now = Date.now()): void {
    this.#note(profileId, now);
  }

  /** Notes that profiles were saved since a moment, and nobody knows which. */
  missed(since: Date): void {
    this.#note(null, since.getTime());
  }

  /**
   * What a process that holds a partition has not taken in.
   * @param from how far it is
   * @param fromTime when it was that far, milliseconds since 1970
   * @param partition its number and how many there are; others' profiles are none of its business
   */
  behind(
    from: Position,
    fromTime: number,
    { number, count }: { readonly number: number; readonly count: number },
  ): Told {
    const unknown = this.#entries.slice(Math.max(0, from - this.#at + this.#entries.length));
    const since = unknown.flatMap((entry) => (entry.id === null ? [entry.since] : []));
    if (from < this.#droppedUpTo) since.push(fromTime);
    const ids = unknown.flatMap(({ id }) => (id !== null && partitionOf(id, count) === number ? [id] : []));
    return { saved: [...new Set(ids)], since: since.length === 0 ? null : Math.min(...since) };
  }

  #note(id: string | null, since: number): void {
    this.#at += 1;
    this.#entries.push({ at: this.#at, id, since });
    if (this.#entries.length <= ENTRIES_MOST) return;
    this.#droppedUpTo = this.#entries.shift()?.at ?? 0;
  }
}
