/** Counts stop here: who was shown more often is as far back as anybody. */
export const EXPOSURE_MOST = 0xffff;

/** Moments that can still be asked for: a day of moments ten minutes apart. */
export const MOMENTS_HELD = 144;

/** How often each profile was shown lately, as it was known at one moment. */
export interface Exposure {
  of(profileId: string): number;
}

/** Nobody was shown. */
export const UNSEEN: Exposure = { of: () => 0 };

interface Step {
  readonly moment: number;
  /** What was known before of those whose count changed with this step. */
  readonly before: ReadonlyMap<string, number>;
}

/**
 * How often each profile was shown lately, at the latest moment and at those shortly before it, so that a list goes on
 * as it began. Moments are whole numbers that grow.
 */
export class ExposureTable {
  readonly #counts = new Map<string, number>();
  readonly #steps: Step[] = [];
  #moment = 0;
  /** The earliest moment whose counts are still known. */
  #earliest = Infinity;

  /** The latest moment; 0 before the first. */
  get moment(): number {
    return this.#moment;
  }

  /** @returns how often a profile was shown lately, at the latest moment */
  of(profileId: string): number {
    return Math.min(EXPOSURE_MOST, this.#counts.get(profileId) ?? 0);
  }

  /**
   * Goes on to a later moment; an earlier one changes nothing.
   * @param changes what to add to the counts; what was shown long ago is taken off by a negative number
   */
  advance(moment: number, changes: Iterable<readonly [profileId: string, change: number]>): void {
    if (moment <= this.#moment) return;
    const before = new Map<string, number>();
    for (const [profileId, change] of changes) {
      const count = this.#counts.get(profileId) ?? 0;
      if (!before.has(profileId)) before.set(profileId, Math.min(EXPOSURE_MOST, count));
      const next = Math.max(0, count + change);
      if (next === 0) this.#counts.delete(profileId);
      else this.#counts.set(profileId, next);
    }
    // Of what was before the first there is nothing to be asked.
    if (this.#moment === 0) this.#earliest = moment;
    else this.#steps.push({ moment, before });
    if (this.#steps.length >= MOMENTS_HELD) this.#earliest = this.#steps.shift()?.moment ?? moment;
    this.#moment = moment;
  }

  /** Whether the counts of a moment are still known. */
  reaches(moment: number): boolean {
    return moment >= this.#earliest;
  }

  /** @returns the moment whose counts are given where this one is asked for: the nearest that is known */
  nearest(moment: number): number {
    return Math.min(Math.max(moment, this.#earliest), this.#moment);
  }

  /** @returns of those whose counts changed after a moment, what they were at it, as far back as is known */
  changedSince(moment: number): ReadonlyMap<string, number> {
    const then = new Map<string, number>();
    for (let index = this.#steps.length - 1; index >= 0; index -= 1) {
      const step = this.#steps[index];
      if (step === undefined || step.moment <= moment) break;
      for (const [profileId, count] of step.before) then.set(profileId, count);
    }
    return then;
  }

  /** @returns the counts of a moment; of the earliest that is known where it is earlier */
  at(moment: number): Exposure {
    const then = this.changedSince(moment);
    return { of: (profileId) => then.get(profileId) ?? this.of(profileId) };
  }

  /** All profiles that were shown lately. */
  get shown(): Iterable<string> {
    return this.#counts.keys();
  }
}
