import { randomBytes } from 'node:crypto';
import { Timestamp } from 'bson';
import { countOf, decodeChange, encodeChange, type LogCount, type LoggedChange, momentOf } from './change-record.js';
import type { WriteUnit } from './commit-queue.js';
import { Area, areaRange, areaStart, changeKey, timeOfChangeKey } from './layout.js';
import type { Records } from './records.js';

/** How many changes are kept for streams that resume, and how many bytes of them. */
export const usualChanges = 100_000;
const mostBytes = 64 * 1024 * 1024;
/** How long a change is kept at most: what was removed is gone from the log as well a day later. */
export const changesKeptMs = 24 * 60 * 60 * 1000;
/** Once there is too much, this much more goes, so that it happens seldom. */
const portion = { changes: 1000, bytes: 1024 * 1024 };

/** What is known of the log besides its changes. */
interface LogState {
  /** The latest change. */
  readonly last: LogCount;
  /** The latest change that is no longer kept, and its time. */
  readonly forgotten: LogCount & { readonly time: Timestamp };
}

const stateKey = areaStart(Area.change);
const lifeBytes = 4;

/** The latest changes. Each is written in the unit that makes it, so the log says what happened, and nothing else. */
export class ChangeRecords {
  /** Marks the tokens of this log; one that was begun anew has another. */
  readonly life: string;
  /** The time of the latest change when the store was opened. */
  readonly lastTime: Timestamp;
  readonly #records: Records;
  readonly #most: number;
  #state: LogState;

  /** @param most how many changes are kept */
  constructor(records: Records, most = usualChanges) {
    this.#records = records;
    this.#most = most;
    const stored = records.get(stateKey);
    const { life, forgotten } = stored === undefined ? newLog() : readState(stored);
    this.life = life;
    const { start, end } = areaRange(Area.change);
    const [last] = [...records.getRange({ start: end, end: start, reverse: true, limit: 1 })];
    this.lastTime = last === undefined ? forgotten.time : timeOfChangeKey(last.key);
    this.#state = { last: last === undefined ? forgotten : countOf(last.value), forgotten };
    if (stored === undefined) records.transactionSync(() => this.#save(this.#state));
  }

  /** Everything after this time is kept. */
  get forgotten(): Timestamp {
    return this.#state.forgotten.time;
  }

  #save({ forgotten }: LogState): void {
    const raw = Buffer.alloc(lifeBytes + 8 + 12);
    raw.write(this.life, 'hex');
    raw.writeUInt32LE(forgotten.time.t, 4);
    raw.writeUInt32LE(forgotten.time.i, 8);
    raw.writeUIntLE(forgotten.number, 12, 6);
    raw.writeUIntLE(forgotten.bytes, 18, 6);
    this.#records.putSync(stateKey, raw);
  }

  #become(unit: WriteUnit, state: LogState): void {
    const former = this.#state;
    unit.onUndo(() => {
      this.#state = former;
    });
    this.#state = state;
  }

  /** Writes a change; its time must be later than that of all others. */
  append(unit: WriteUnit, entry: LoggedChange): void {
    const { last, forgotten } = this.#state;
    const raw = encodeChange(entry, last);
    const count = countOf(raw);
    this.#records.putSync(changeKey(entry.time), raw);
    this.#become(unit, { last: count, forgotten });
    if (count.number - forgotten.number > this.#most || count.bytes - forgotten.bytes > mostBytes) this.#shorten(unit);
  }

  #shorten(unit: WriteUnit): void {
    const { last } = this.#state;
    this.#forget(unit, (count) => {
      const fewEnough = last.number - count.number <= this.#most - Math.min(portion.changes, this.#most / 2);
      return fewEnough && last.bytes - count.bytes <= mostBytes - portion.bytes;
    });
  }

  /**
   * Removes the oldest changes, until `enough` says of one that it is the last to go. Damaged ones go as well: nobody can be
   * told of them, and writes must go on.
   */
  #forget(unit: WriteUnit, enough: (count: LogCount) => boolean): void {
    let { forgotten } = this.#state;
    const gone: Buffer[] = [];
    for (const { key, value } of this.#besideDamage(forgotten.time)) {
      gone.push(key);
      const count = value === undefined ? { number: forgotten.number + 1, bytes: forgotten.bytes } : countOf(value);
      forgotten = { ...count, time: timeOfChangeKey(key) };
      if (enough(count)) break;
    }
    for (const key of gone) this.#records.removeSync(key);
    this.#become(unit, { ...this.#state, forgotten });
    this.#save(this.#state);
  }

  /**
   * Removes some of the changes that are older than a moment.
   *
   * @returns whether there may be more of them
   */
  forgetBefore(unit: WriteUnit, moment: Date): boolean {
    const isYounger = ({ value }: { value: Buffer | undefined }): boolean =>
      value !== undefined && momentOf(value) >= moment;
    const [oldest] = this.#besideDamage(this.#state.forgotten.time, 1);
    if (oldest === undefined || isYounger(oldest)) return false;
    let most = portion.changes;
    const kept = [...this.#besideDamage(this.#state.forgotten.time, most + 1)].findIndex(isYounger);
    if (kept > 0) most = kept;
    let count = 0;
    this.#forget(unit, () => (count += 1) >= most);
    return kept < 0;
  }

  #besideDamage(time: Timestamp, limit?: number): Iterable<{ key: Buffer; value: Buffer | undefined }> {
    const range = rangeAfter(time);
    return this.#records.getRangeBesideDamage(limit === undefined ? range : { ...range, limit });
  }

  /** The changes after a time, in their order. */
  *after(time: Timestamp): Iterable<LoggedChange> {
    for (const { key, value } of this.#records.getRange(rangeAfter(time)))
      yield decodeChange(timeOfChangeKey(key), value);
  }

  /** The change of a time. */
  at(time: Timestamp): LoggedChange | undefined {
    const raw = this.#records.get(changeKey(time));
    return raw === undefined ? undefined : decodeChange(time, raw);
  }
}

function rangeAfter(time: Timestamp): { start: Buffer; end: Buffer } {
  return { start: changeKey(following(time)), end: areaRange(Area.change).end };
}

function following(time: Timestamp): Timestamp {
  return time.i === 0xffffffff ? new Timestamp({ t: time.t + 1, i: 0 }) : new Timestamp({ t: time.t, i: time.i + 1 });
}

function newLog(): { life: string; forgotten: LogState['forgotten'] } {
  const time = new Timestamp({ t: Math.floor(Date.now() / 1000), i: 0 });
  return { life: randomBytes(lifeBytes).toString('hex'), forgotten: { number: 0, bytes: 0, time } };
}

function readState(raw: Buffer): { life: string; forgotten: LogState['forgotten'] } {
  const time = new Timestamp({ t: raw.readUInt32LE(4), i: raw.readUInt32LE(8) });
  return {
    life: raw.toString('hex', 0, lifeBytes),
    forgotten: { number: raw.readUIntLE(12, 6), bytes: raw.readUIntLE(18, 6), time },
  };
}
