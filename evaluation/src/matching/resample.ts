import { below, chanceOf } from './chance.js';

/** A figure with its 95 % interval. */
export interface Figure {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

const RESAMPLES = 1000;

/** @returns a figure over units that are independent of each other, with a percentile interval from drawing them anew */
export function figureOf<Unit>(
  units: readonly Unit[],
  value: (units: readonly Unit[]) => number,
  seed: number,
): Figure {
  const next = chanceOf(seed);
  const drawn = Array.from({ length: RESAMPLES }, () =>
    value(units.map((unit) => units[below(next, units.length)] ?? unit)),
  ).sort((a, b) => a - b);
  return {
    value: value(units),
    from: drawn[Math.floor(RESAMPLES * 0.025)] ?? 0,
    to: drawn[Math.ceil(RESAMPLES * 0.975) - 1] ?? 0,
  };
}
