import type { OwnProfile } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { isShowable, type WhereMet, whereMet } from '@vela/market/visibility';

/** What of a talent's own profile decides where companies come upon it. */
export type MetProfile = Pick<
  OwnProfile,
  'availableForContact' | 'categoryId' | 'jobSeekerProfileSkills' | 'jobSeekerProfilesRoles' | 'openToRanking'
>;

const partsOf = ({ categoryId, jobSeekerProfilesRoles, jobSeekerProfileSkills }: MetProfile) => ({
  categoryId: categoryId?.id ?? null,
  desiredRoles: jobSeekerProfilesRoles,
  skills: jobSeekerProfileSkills,
});

/** @returns where companies come upon a talent's own profile */
export const whereProfileIsMet = (profile: MetProfile): WhereMet => whereMet({ ...profile, ...partsOf(profile) });

/** @returns the same as a sentence to the talent */
export function whereMetText(profile: MetProfile): string {
  if (!profile.availableForContact) return t('You appear in no list. Requests that you have stay.');
  if (!isShowable(partsOf(profile)))
    return profile.openToRanking
      ? t('You will appear in recruiters’ lists once your profile can be found.')
      : t('Recruiters will find you by searching once your profile can be found.');
  return profile.openToRanking
    ? t('You appear in recruiters’ lists.')
    : t('Recruiters find you by searching. You are in no list of matches.');
}
