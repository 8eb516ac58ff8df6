import type { OwnProfile, SessionUser } from '@vela/contracts/schemas';
import { emptyProfile, talentWith as talent } from '@vela/tooling/testing';

/** An account that has no profile yet. */
export const newcomer: SessionUser = talent(undefined);

/** @returns a signed-in talent, with what the profile has beyond the beginning */
export const talentWith = (profile: Partial<OwnProfile> = {}): SessionUser => ({
  ...newcomer,
  jobSeeker: { ...emptyProfile, ...profile },
});

/** A signed-in recruiter without a company. */
export const recruiter: SessionUser = {
  ...newcomer,
  talentSeeker: { fields: [], companies: [], sectors: [], linkedinProfile: null, company: null },
};

/** Somebody who has both profiles. */
export const both: SessionUser = { ...recruiter, jobSeeker: emptyProfile };
