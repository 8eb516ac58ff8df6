/** Figures are shown in these steps: what nobody needs more exactly tells nothing of a single offer either. */
const STEP_SEK = 1000;

/** Linear interpolation between the two nearest ranks (method 7 of Hyndman and Fan, 1996). @param sorted ascending */
function quantile(sorted: readonly number[], share: number): number {
  const rank = (sorted.length - 1) * share;
  const below = sorted[Math.floor(rank)] ?? 0;
  const above = sorted[Math.ceil(rank)] ?? below;
  return below + (above - below) * (rank - Math.floor(rank));
}

export interface Quartiles {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

/**
 * @param offers at least one, whole SEK
 * @returns the three quartiles in steps of `STEP_SEK`: the lower one rounded down, because whoever offers less than it is told so,
 *   the others to the nearest
 */
export function quartilesOf(offers: readonly number[]): Quartiles {
  const sorted = offers.toSorted((one, other) => one - other);
  const at = (share: number, round: (steps: number) => number): number =>
    round(quantile(sorted, share) / STEP_SEK) * STEP_SEK;
  return { lower: at(0.25, Math.floor), median: at(0.5, Math.round), upper: at(0.75, Math.round) };
}
