import type { RateTable } from '@vela/matching';

/** The currency rates that this process computes with: one object, whose table a newer one takes the place of. */
export class LiveRates implements RateTable {
  #table: RateTable;

  constructor(table: RateTable) {
    this.#table = table;
  }

  get date(): string {
    return this.#table.date;
  }

  get perEuro(): RateTable['perEuro'] {
    return this.#table.perEuro;
  }

  /** @returns whether the table is newer, and is used from now on */
  take(table: RateTable): boolean {
    const isNewer = table.date > this.date;
    if (isNewer) this.#table = { date: table.date, perEuro: { ...table.perEuro } };
    return isNewer;
  }
}
