import type { TalentSeeker } from '@vela/contracts/schemas';
import { nextTalentSeekerStep } from '@vela/market/session';

/**
 * Where saving the profile leads: to the experience while that is not told, otherwise to the next incomplete step.
 * @param experiencePath address of the experience form
 */
export const afterProfile = (profile: TalentSeeker, experiencePath: string): string =>
  profile.fields.length === 0 ? experiencePath : nextTalentSeekerStep(profile);
