import type { Access } from '../constants/index.js';
import type { SessionUser } from '../schemas/index.js';

/** What not everybody may ask who is signed in. */
const ASKERS = ['jobSeeker', 'talentSeeker', 'companyMember', 'admin'] as const;
type Asker = (typeof ASKERS)[number];

/** What decides what somebody may ask: the profiles that they have, and whether they run the platform. */
export type AskingUser = Pick<SessionUser, 'jobSeeker' | 'talentSeeker' | 'admin'>;

const HOLDS: Readonly<Record<Asker, (user: AskingUser) => boolean>> = {
  jobSeeker: ({ jobSeeker }) => jobSeeker !== undefined,
  talentSeeker: ({ talentSeeker }) => talentSeeker !== undefined,
  companyMember: ({ talentSeeker }) => talentSeeker?.company != null,
  admin: ({ admin }) => admin,
};

/** @returns what `ASKER_COOKIE` remembers of a person; empty for nothing */
export const askerOf = (user: AskingUser): string => ASKERS.filter((asker) => HOLDS[asker](user)).join('.');

/**
 * @param access of an endpoint, or a word of another version
 * @param remembered what `ASKER_COOKIE` holds; undefined where it is not there
 * @returns whether who is signed in may make the call, as far as it was known when it was remembered
 */
export function mayAskAhead(access: string, remembered: string | undefined): boolean {
  if (access === 'anonymous' || access === 'user') return true;
  return remembered?.split('.').includes(access) === true;
}

/** @returns whether somebody may make a call, by what they are */
export const mayAsk = (access: Access, user: AskingUser): boolean => mayAskAhead(access, askerOf(user));
