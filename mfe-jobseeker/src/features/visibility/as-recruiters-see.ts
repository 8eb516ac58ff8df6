import type { AnonymousProfile, OwnProfile } from '@vela/contracts/schemas';

/** @returns the profile as recruiters get it now: without texts that the server keeps from them */
export const asRecruitersSee = (profile: OwnProfile): AnonymousProfile =>
  profile.textsWithheld ? { ...profile, currentRole: null, aboutMe: null } : profile;
