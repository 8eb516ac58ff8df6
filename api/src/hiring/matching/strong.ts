import { isStrongMatch } from '@vela/market/strength';
import { type MatchProfile, type MatchRole, meetsMusts, type RateTable } from '@vela/matching';

/**
 * Whether a role counts somebody among its strong matches, who may be ranked for it.
 * @param score of the two, as it is shown
 */
export const isStrongFor = (role: MatchRole, profile: MatchProfile, score: number, rates: RateTable): boolean =>
  isStrongMatch(score) && meetsMusts(role, profile, rates);
