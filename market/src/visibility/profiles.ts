import type { ConnectionStatus } from '@vela/contracts/schemas';

/** Who looks: a company, whose own people it never meets as talents. */
export interface Searcher {
  readonly companyId: string;
  /** Users of the company, whose own profiles are left out. */
  readonly memberUserIds: readonly string[];
  /** Whether the platform has verified that the company is who it says. */
  readonly verified: boolean;
}

/** What makes a profile complete enough to be shown. */
export interface ShowableParts {
  readonly categoryId: string | null;
  readonly desiredRoles: readonly unknown[];
  readonly skills: readonly unknown[];
}

/** What decides who may see a profile. */
export interface ProfileInSight extends ShowableParts {
  readonly userId: string;
  readonly availableForContact: boolean;
  readonly blockedCompanyIds: readonly string[];
  /** Whether the talent hides from anybody: from a company, or an employer named in advance. */
  readonly shielded: boolean;
}

/** Complete enough to be shown: says what field, which role and which skills. */
export const isShowable = ({ categoryId, desiredRoles, skills }: ShowableParts): boolean =>
  categoryId !== null && desiredRoles.length > 0 && skills.length > 0;

/**
 * Whether a company may come upon a profile: open to contact, complete enough, not blocking it, not of its own people. Who hides
 * from anybody meets verified companies only: to others a change of their name would tell from whom (docs/decisions/0202).
 */
export const isVisibleTo = ({ companyId, memberUserIds, verified }: Searcher, profile: ProfileInSight): boolean =>
  profile.availableForContact &&
  isShowable(profile) &&
  (verified || !profile.shielded) &&
  !profile.blockedCompanyIds.includes(companyId) &&
  !memberUserIds.includes(profile.userId);

/** What decides who may be ranked. */
export interface RankableProfile extends ProfileInSight {
  /** The talent lets companies rank the profile for their roles; who does not is found by searching all the same. */
  readonly openToRanking: boolean;
}

/** Whether a company may have a profile ranked, matched and counted for its roles. */
export const mayBeRankedFor = (searcher: Searcher, profile: RankableProfile): boolean =>
  profile.openToRanking && isVisibleTo(searcher, profile);

/** Where companies come upon a profile: in their roles' lists and the search, in the search alone, or not at all. */
export type WhereMet = 'lists' | 'nowhere' | 'search';

/** @returns where companies that a talent does not hide from come upon the profile */
export const whereMet = ({
  availableForContact,
  openToRanking,
  ...parts
}: Pick<RankableProfile, 'availableForContact' | 'openToRanking'> & ShowableParts): WhereMet => {
  if (!availableForContact || !isShowable(parts)) return 'nowhere';
  return openToRanking ? 'lists' : 'search';
};

/** From which companies a talent hides. */
export interface Hiding {
  readonly blockedCompanyIds: readonly string[];
  /** Those of them that a shield met by what they say of themselves, which nobody has looked at yet. */
  readonly unsettledCompanyIds: readonly string[];
}

/**
 * Whether a talent hides from a company that they know. It keeps what a yes told it before, the name; what the talent writes from then on
 * is not for it any more. Of a company that calls itself something else nothing follows here until the platform has looked at
 * it, or the answers of those who had said yes would tell it from whom each of them hides (docs/decisions/0202).
 */
export const hidesFrom = (
  { companyId }: Pick<Searcher, 'companyId'>,
  { blockedCompanyIds, unsettledCompanyIds }: Hiding,
): boolean => blockedCompanyIds.includes(companyId) && !unsettledCompanyIds.includes(companyId);

/**
 * Whether a company may open a profile by its address.
 * @param connected the company has a request that is open or accepted to a talent who does not hide from it (`hidesFrom`): what it asked
 * for stays in sight
 */
export const mayBeSeenBy = (searcher: Searcher, profile: ProfileInSight, connected: boolean): boolean =>
  connected || isVisibleTo(searcher, profile);

/** @returns whether a company learns who a talent is: once, and for as long as, the talent accepted its request */
export const showsIdentity = (status: ConnectionStatus | null | undefined): boolean => status === 'accepted';
