import { ApiError } from '@vela/contracts/client';
import type { UserType } from '@vela/contracts/constants';
import type { LinkedinAnswer } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';

/** The role that a completed sign-in goes on in, and where that leads. */
export interface Landing {
  readonly userType: UserType;
  readonly path: string;
}

/**
 * Where a completed sign-in leads: the area of the stored user type if there is one, otherwise of the server's flag.
 * @param stored what the browser remembers
 */
export function landingOf({ isTalentSeeker, urls }: LinkedinAnswer, stored: UserType | null): Landing {
  const userType = stored ?? (isTalentSeeker ? 'talentSeeker' : 'jobSeeker');
  return { userType, path: userType === 'talentSeeker' ? urls.talentseeker : urls.jobseeker };
}

/** @returns whether the network knows the person and Vela does not: they have to sign up first */
export const isUnknownUser = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.message === TEXTS.userUnknown;
