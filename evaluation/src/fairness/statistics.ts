/** Two-sided 95 %. */
const Z = 1.959963984540054;

export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** A share: how many of how many. */
export interface Share {
  readonly hits: number;
  readonly of: number;
}

/** 95 % interval of a share (Wilson 1927, without continuity correction). */
export function wilson({ hits, of }: Share): Interval {
  if (of === 0) return { from: 0, to: 1 };
  const rate = hits / of;
  const scale = 1 + Z ** 2 / of;
  const centre = (rate + Z ** 2 / (2 * of)) / scale;
  const half = (Z * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2))) / scale;
  return { from: Math.max(0, centre - half), to: Math.min(1, centre + half) };
}

/** 95 % interval of the difference of two independent shares (Newcombe 1998, method 10). */
export function newcombe(one: Share, other: Share): Interval {
  const [rate, otherRate] = [one.hits / one.of, other.hits / other.of];
  const [own, others] = [wilson(one), wilson(other)];
  const difference = rate - otherRate;
  return {
    from: difference - Math.hypot(rate - own.from, others.to - otherRate),
    to: difference + Math.hypot(own.to - rate, otherRate - others.from),
  };
}

/** A group and everybody else in one stratum. */
export interface Stratum {
  readonly group: Share;
  readonly others: Share;
}

/** Abramowitz and Stegun 7.1.26, within 1.5e-7. */
function normalTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return (series * Math.exp(-x * x)) / 2;
}

/**
 * Cochran–Mantel–Haenszel test of no difference between a group and the others once the strata are held fixed, with
 * continuity correction (Mantel and Haenszel 1959).
 * @returns the two-sided p-value; 1 where no stratum can tell anything
 */
export function cochranMantelHaenszel(strata: readonly Stratum[]): number {
  let [observed, expected, variance] = [0, 0, 0];
  for (const { group, others } of strata) {
    const all = group.of + others.of;
    const hits = group.hits + others.hits;
    if (group.of === 0 || others.of === 0 || hits === 0 || hits === all) continue;
    observed += group.hits;
    expected += (group.of * hits) / all;
    variance += (group.of * others.of * hits * (all - hits)) / (all ** 2 * (all - 1));
  }
  if (variance === 0) return 1;
  const z = Math.max(0, Math.abs(observed - expected) - 0.5) / Math.sqrt(variance);
  return Math.min(1, 2 * normalTail(z));
}

/**
 * Corrects p-values for how many there are (Holm 1979): whoever calls those below 0.05 findings is wrong with any of them in
 * at most 5 % of all reports.
 * @returns in the same order
 */
export function holm(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const corrected: number[] = Array.from(values, () => 1);
  let largest = 0;
  order.forEach(({ value, index }, rank) => {
    largest = Math.max(largest, Math.min(1, value * (values.length - rank)));
    corrected[index] = largest;
  });
  return corrected;
}
