// What fails beside others on a busy machine is tried once more by itself: a defect fails again, and what passes is unsteady.

/** @typedef {import('./results.mjs').Counts} Counts */
/** @typedef {import('./results.mjs').Failure} Failure */
/** @typedef {{readonly counts: Counts, readonly failures: readonly Failure[]}} Outcome */
/** @typedef {Outcome & {readonly unsteady: readonly Failure[]}} Settled */

/** Where more has failed, something is broken, and trying it again only takes time. */
const MOST = 12;

/**
 * @param {Outcome} first
 * @param {() => Outcome} again tries what failed once more, with nothing beside it
 * @returns {Settled} what fails in both tries has failed; what passes in the second is unsteady, and passed
 */
export function settled(first, again) {
  const { failed, passed } = first.counts;
  // What failed without a name cannot be tried by itself.
  const isWorthIt = failed > 0 && failed === first.failures.length && failed <= MOST;
  if (!isWorthIt) return { ...first, unsteady: [] };
  const second = again();
  const still = new Set(second.failures.map(({ name }) => name));
  // A second try that broke off says nothing.
  if (second.counts.failed > second.failures.length) return { ...first, unsteady: [] };
  const left = Math.min(failed, second.counts.failed);
  return {
    counts: { passed: passed + failed - left, failed: second.counts.failed },
    failures: second.failures,
    unsteady: first.failures.filter(({ name }) => !still.has(name)),
  };
}

/** @param {readonly Failure[]} failures @returns {string} each with what it said, set in */
export const told = (failures) =>
  failures.map(({ name, message }) => `  ${name}\n${message.replace(/^/gm, '      ')}`).join('\n');
