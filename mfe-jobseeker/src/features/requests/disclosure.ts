import type { SessionUser } from '@vela/contracts/schemas';

export interface Disclosed {
  readonly what: string;
  readonly value: string;
}

/** Exactly what a company sees of somebody once they accepted. */
export function disclosureOf(user: SessionUser): readonly Disclosed[] {
  const link = user.jobSeeker?.linkedinProfile ?? '';
  return [
    { what: 'Name', value: `${user.givenName} ${user.familyName}` },
    { what: 'Email', value: user.email },
    {
      what: 'Picture',
      value: user.profilePictureUrl === null ? 'none, you have not given one' : 'your LinkedIn picture',
    },
    { what: 'Profile link', value: link === '' ? 'none, you have not given one' : link.replace('https://', '') },
  ];
}
