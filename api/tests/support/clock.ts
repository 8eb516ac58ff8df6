import { DAY_MS, MINUTE_MS } from '@vela/market/days';
import type { Clock } from '../../src/platform/clock/index.js';

/** A clock that tests move. */
export class TestClock implements Clock {
  #time: number;

  constructor(start = '2027-01-11T09:00:00Z') {
    this.#time = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#time);
  }

  get aheadMs(): number {
    return this.#time - Date.now();
  }

  advance({ days = 0, minutes = 0 }: { readonly days?: number; readonly minutes?: number }): void {
    this.#time += days * DAY_MS + minutes * MINUTE_MS;
  }
}
