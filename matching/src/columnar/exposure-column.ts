import type { ExposureTable } from '../exposure/index.js';
import type { Records } from './records.js';

/** No moment: what is held is of none. */
const NEVER = -1;

/** How often each record's profile was shown lately, brought up to the table's latest moment when it is read. */
export class ExposureColumn {
  #counts = new Uint16Array(0);
  #moment = 0;
  readonly #table: ExposureTable;
  readonly #records: Records;

  constructor(table: ExposureTable, records: Records) {
    this.#table = table;
    this.#records = records;
  }

  /** Takes in a record that came, or came again. */
  put(record: number, profileId: string): void {
    if (record >= this.#counts.length) this.#grow();
    this.#counts[record] = this.#table.of(profileId);
  }

  /** @returns exposure by record at a moment, the latest unless told */
  reader(moment: number = this.#table.moment): (record: number) => number {
    this.#catchUp();
    const then = new Map<number, number>();
    for (const [profileId, count] of this.#table.changedSince(moment)) {
      const record = this.#records.find(profileId);
      if (record >= 0) then.set(record, count);
    }
    const counts = this.#counts;
    return then.size === 0 ? (record) => counts[record] ?? 0 : (record) => then.get(record) ?? counts[record] ?? 0;
  }

  get bytes(): number {
    return this.#counts.byteLength;
  }

  #catchUp(): void {
    const { moment } = this.#table;
    if (moment === this.#moment) return;
    const changed = this.#table.reaches(this.#moment) ? this.#table.changedSince(this.#moment).keys() : null;
    if (changed === null) this.#counts.fill(0);
    for (const profileId of changed ?? this.#table.shown) {
      const record = this.#records.find(profileId);
      if (record >= 0) this.#counts[record] = this.#table.of(profileId);
    }
    this.#moment = moment;
  }

  /** Makes room for all records that came at once; what they were shown is read with the next moment's. */
  reserve(): void {
    this.#moment = NEVER;
    if (this.#records.count > this.#counts.length) this.#grow();
  }

  #grow(): void {
    const larger = new Uint16Array(Math.ceil(this.#records.count * 1.25) + 16);
    larger.set(this.#counts);
    this.#counts = larger;
  }
}
