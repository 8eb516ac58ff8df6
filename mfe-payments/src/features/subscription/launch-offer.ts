import type { TalentSeeker } from '@vela/contracts/schemas';
import { dayAndMonthText } from '@vela/market/days';
import { launchOfferRuns, startingProfiles as startingWith } from '@vela/market/offers';

export interface StartingProfiles {
  readonly count: number;
  /** Last day of the launch offer, null when it is over. */
  readonly offerUntil: string | null;
}

/**
 * How many free profiles a company starts with: with the launch offer while it runs, without it afterwards
 * (docs/specification.md, "Free profiles").
 * @param recruiter whose company carries its own offer; who has none yet is told of the one that a new company gets
 * @param now milliseconds since 1970
 */
export function startingProfiles(
  recruiter: Pick<TalentSeeker, 'company' | 'launchOfferUntil'> | undefined,
  now: number,
): StartingProfiles {
  const until = (recruiter?.company?.balance ?? recruiter)?.launchOfferUntil ?? null;
  const runs = until !== null && launchOfferRuns(until, now);
  return { count: startingWith(until, now), offerUntil: runs ? dayAndMonthText(until) : null };
}
