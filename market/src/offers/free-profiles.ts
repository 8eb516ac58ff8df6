import { t } from '@vela/language';
import { inboxOf } from '../mail-budgets/index.js';
import { BASE_FREE_PROFILES } from '../prices/index.js';

/** Who asks for free profiles: a person, for a company. */
export interface FreeProfilesAsker {
  /** By which the provider of the sign-in knows the person. */
  readonly linkedinSub: string;
  /** Null where nobody proved that it is the person's. */
  readonly email: string | null;
}

/** @returns what a person is told from another by, whatever account they come with */
export const personKeysOf = ({ linkedinSub, email }: FreeProfilesAsker): readonly string[] => [
  `person:${linkedinSub}`,
  ...(email === null || email === '' ? [] : [`inbox:${inboxOf(email)}`]),
];

/** Why a company has no free profiles, and what it can do. */
export const freeProfilesGivenText = (): string =>
  t(
    'Free profiles are given once, to a person and to a company, and yours were given before. You can get tokens, or write to us if you think that this is wrong.',
  );

/** @returns how many free profiles, of those that never expire, an administrator granted beyond what every company is given */
export const beyondBase = (free: number): number => Math.max(0, free - BASE_FREE_PROFILES);
