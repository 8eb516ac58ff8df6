import { SALARY_FILTER_DEFAULT, SALARY_FILTER_MAX, SALARY_FILTER_MIN } from '@vela/contracts/constants';

const FINE = 10_000;
const COARSE = 100_000;
const [, FINE_UNTIL] = SALARY_FILTER_DEFAULT;

/**
 * The stops of the salary slider: fine where most pay lies, coarse above, so that each is a key press or a finger's
 * width from the next on a line from 100 to 5,000,000.
 */
export const SALARY_STOPS: readonly number[] = [
  SALARY_FILTER_MIN,
  ...Array.from({ length: FINE_UNTIL / FINE }, (_, index) => (index + 1) * FINE),
  ...Array.from({ length: (SALARY_FILTER_MAX - FINE_UNTIL) / COARSE }, (_, index) => FINE_UNTIL + (index + 1) * COARSE),
];

/** @returns the stop nearest to an amount, which an address may have given exactly */
export function stopOf(amount: number): number {
  let nearest = 0;
  for (const [stop, value] of SALARY_STOPS.entries())
    if (Math.abs(value - amount) < Math.abs((SALARY_STOPS[nearest] ?? 0) - amount)) nearest = stop;
  return nearest;
}

/** @returns the amount at a stop */
export const amountAt = (stop: number): number => SALARY_STOPS[stop] ?? SALARY_FILTER_MAX;
