import { type Models } from '@vela/api';
import type { AgeGroup, Gender } from '@vela/contracts/constants';
import { type RateTable } from '@vela/matching';
/** How it went for one talent who said something of themselves; nothing here tells who it is. */
export interface Outcome {
  readonly gender: Gender | null;
  readonly ageGroup: AgeGroup | null;
  /** 0 to 100 for each of the roles they are eligible for. */
  readonly scores: readonly number[];
  readonly asked: boolean;
  readonly accepted: boolean;
  readonly hired: boolean;
}
/** @returns how it went for everybody who said something of themselves and has a profile */
export declare function outcomesOf(models: Models, rates: RateTable): Promise<Outcome[]>;
