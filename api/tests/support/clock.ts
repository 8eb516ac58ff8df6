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

  advance({ days = 0, minutes = 0 }: { readonly days?: number; readonly minutes?: number }): void {
    this.#time += days * 86_400_000 + minutes * 60_000;
  }
}
