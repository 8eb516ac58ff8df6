import { ApiError } from '@vela/contracts/client';
import type { UserType } from '@vela/contracts/constants';
import type { LinkedinAnswer } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';

/**
 * Where a completed sign-in leads: the area of the stored user type if there is one, otherwise of the server's flag.
 * @param stored what the browser remembers
 */
export function landingOf(answer: LinkedinAnswer, stored: UserType | null): string {
  const asTalentSeeker = stored === null ? answer.isTalentSeeker : stored === 'talentSeeker';
  return asTalentSeeker ? answer.urls.talentseeker : answer.urls.jobseeker;
}

/** @returns whether the network knows the person and Vela does not: they have to sign up first */
export const isUnknownUser = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.message === TEXTS.userUnknown;
