import type { WorkSetup } from '../constants/index.js';

/**
 * What a recruiter narrows a list by. A filter that is absent does not act; a profile that left blank what a filter asks
 * for does not pass it.
 */
export interface MatchFilters {
  /** All of these words, the last of them by its beginning, in what a company may read of a talent. */
  readonly words?: string;
  /** Any of these categories; of use where a question spans more than one. */
  readonly categoryIds?: readonly string[];
  /** Any of these ways of working. */
  readonly setups?: readonly WorkSetup[];
  /** Any of these countries. */
  readonly countries?: readonly string[];
  /** At least so many years of experience in all. */
  readonly years?: number;
  /** All of these skills, at any level. */
  readonly skillIds?: readonly string[];
  /** At least this percentage, 5 to 100; with both given, either suffices. */
  readonly permanentPercentage?: number;
  readonly freelancePercentage?: number;
  /** Yearly full-time SEK; the talent's range must overlap it. */
  readonly yearlySalary?: readonly [from: number, to: number];
  /** Any of these months of notice. */
  readonly availability?: readonly number[];
}
