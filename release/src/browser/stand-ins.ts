import { audienceOf, isAdminPath, isPublicPath } from '@vela/contracts/routes';
import type { SessionUser } from '@vela/contracts/schemas';
import { BLANK_PROFILE } from '@vela/market/visibility';

/** Stands in every place of an address that wants an id. */
const SOME_ID = 'a'.repeat(24);

const NOBODY_YET: SessionUser = {
  id: SOME_ID,
  givenName: 'Stand-in',
  familyName: '',
  firstName: 'Stand-in',
  email: 'stand-in@example.com',
  profilePictureUrl: null,
  referralCode: 'stand-in',
  admin: false,
  lastActedAs: null,
  language: null,
  payCurrency: null,
  jobSeeker: undefined,
  talentSeeker: undefined,
};

const TALENT: SessionUser = {
  ...NOBODY_YET,
  lastActedAs: 'jobSeeker',
  jobSeeker: {
    ...BLANK_PROFILE,
    id: SOME_ID,
    initials: 'SI',
    createdAt: '2026-01-01T00:00:00.000Z',
    availableForContact: true,
    openToRanking: true,
    linkedinProfile: null,
    nextRole: {},
    textsWithheld: false,
  },
};

const RECRUITER: SessionUser = {
  ...NOBODY_YET,
  lastActedAs: 'talentSeeker',
  talentSeeker: { fields: [], companies: [], sectors: [], linkedinProfile: null, company: null },
};

const ADMINISTRATOR: SessionUser = { ...NOBODY_YET, admin: true };

/** @returns who a page is opened for: whoever it is meant for, with nothing filled in; null for a visitor */
export function standInFor(path: string): SessionUser | null {
  if (isPublicPath(path)) return null;
  if (isAdminPath(path)) return ADMINISTRATOR;
  return audienceOf(path) === 'talentSeeker' ? RECRUITER : TALENT;
}

/** @param pattern path of a page in the router's notation @returns an address of it */
export const addressOf = (pattern: string): string =>
  pattern
    .split('/')
    .filter((part) => part !== '*')
    .map((part) => (part.startsWith(':') ? SOME_ID : part))
    .join('/') || '/';
