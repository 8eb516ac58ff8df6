import type { SessionUser } from '@vela/contracts/schemas';
import { t } from '@vela/language';

export interface Disclosed {
  readonly what: string;
  readonly value: string;
}

/** Exactly what a company sees of somebody once they accepted. */
export function disclosureOf(user: SessionUser): readonly Disclosed[] {
  const link = user.jobSeeker?.linkedinProfile ?? '';
  return [
    { what: t('Name'), value: `${user.givenName} ${user.familyName}` },
    { what: t('Email'), value: user.email },
    {
      what: t('Picture'),
      value: user.profilePictureUrl === null ? t('none, you have not given one') : t('your LinkedIn picture'),
    },
    { what: t('Profile link'), value: link === '' ? t('none, you have not given one') : link.replace('https://', '') },
  ];
}
