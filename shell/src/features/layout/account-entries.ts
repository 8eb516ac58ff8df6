import type { UserType } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import type { SessionUser } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { type Place, placesOf } from '../places/places.js';

/** One entry of the avatar menu: a page, a change of role, or the end of the session. */
export type AccountEntry =
  | { readonly kind: 'page'; readonly label: string; readonly to: string }
  | { readonly kind: 'switch'; readonly label: string; readonly userType: UserType }
  | { readonly kind: 'signOut'; readonly label: string };

const page = (label: string, to: string): AccountEntry => ({ kind: 'page', label, to });

function switches(user: SessionUser, userType: UserType): readonly AccountEntry[] {
  if (!user.jobSeeker || !user.talentSeeker) return [];
  return userType === 'jobSeeker'
    ? [{ kind: 'switch', label: t('Switch to Talent Seeker profile'), userType: 'talentSeeker' }]
    : [{ kind: 'switch', label: t('Switch to Job Seeker profile'), userType: 'jobSeeker' }];
}

/** @returns the entries of the avatar menu, in the specification's order */
export function accountEntries(user: SessionUser, userType: UserType): readonly AccountEntry[] {
  const places = (where: NonNullable<Place['inMenu']>) =>
    placesOf(user, userType).flatMap(({ inMenu, label, to }) => (inMenu === where ? [page(label, to)] : []));
  return [
    ...places('beforeSwitch'),
    ...switches(user, userType),
    ...places('afterSwitch'),
    ...(user.admin ? [page(t('Administration'), PATHS.godmode)] : []),
    { kind: 'signOut', label: t('Logout') },
  ];
}
