import type { SessionUser } from '@vela/contracts/schemas';

/** @returns what would tell whose profile it is, as the checks of anonymous texts take it */
export const identityOf = ({ givenName, familyName, email, jobSeeker }: SessionUser) => ({
  givenName,
  familyName,
  email,
  linkedinProfile: jobSeeker?.linkedinProfile ?? null,
});
