/**
 * Splits a whole number in proportion to weights so that the parts are whole and add up to it (largest remainder; equal
 * remainders go to the earlier part).
 * @param total a whole number, 0 or more
 * @param weights 0 or more each; if all are 0, every part is 0
 * @param caps the most that each part may be; they must leave room for the total
 */
export function apportion(total: number, weights: readonly number[], caps?: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const capOf = (index: number): number => caps?.[index] ?? Number.POSITIVE_INFINITY;
  const parts = exact.map((value, index) => Math.min(Math.floor(value), capOf(index)));
  let left = total - parts.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (let before = -1; left > 0 && left !== before;) {
    before = left;
    for (const { index } of byRemainder) {
      const part = parts[index] ?? 0;
      if (left === 0 || part >= capOf(index)) continue;
      parts[index] = part + 1;
      left -= 1;
    }
  }
  return parts;
}
