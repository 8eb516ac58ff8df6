/** @returns the value below which so much of them lies; 0 of none */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * Prints what was counted and measured, for people to read; nothing is held against it, for machines are noisy.
 * @param spans milliseconds
 */
export function report(
  what: string,
  counts: Readonly<Record<string, number>>,
  spans: Readonly<Record<string, readonly number[]>>,
): void {
  const counted = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  const measured = Object.entries(spans).map(([name, values]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return `${name}: median ${quantile(sorted, 0.5).toFixed(0)} ms, p99 ${quantile(sorted, 0.99).toFixed(0)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`;
  });
  process.stdout.write(`[${what}] ${[...counted, ...measured].join('; ')}\n`);
}
