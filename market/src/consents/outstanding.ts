import type { UserType } from '@vela/contracts/constants';
import {
  currentVersion,
  LEGAL_TEXTS,
  type LegalTextName,
  type LegalTextVersion,
  SIGN_UP_TEXTS,
  type TextAgreement,
} from '@vela/contracts/legal';
import { type ActingAccount, actingAs, type LandingAccount, onlyRunsThePlatform } from '../session/index.js';

/** A text that applies to a role and that somebody has not agreed to as it reads now. */
export interface Outstanding {
  readonly text: LegalTextName;
  /** The version that applies. */
  readonly version: number;
  /** The latest version that they agreed to; null for none. */
  readonly agreedVersion: number | null;
}

/** @param agreed all that somebody agreed to, in any order @returns what a role still has to agree to, in the order of the sign-up */
export function outstandingTexts(role: UserType, agreed: readonly TextAgreement[]): Outstanding[] {
  return SIGN_UP_TEXTS[role].flatMap((text) => {
    const version = currentVersion(text);
    const versions = agreed.filter((one) => one.text === text).map((one) => one.version);
    if (versions.includes(version)) return [];
    return [{ text, version, agreedVersion: versions.length === 0 ? null : Math.max(...versions) }];
  });
}

/**
 * The role whose texts somebody is asked for on a page: that of the page, where they have it; somebody without a profile
 * is on the way to one of the page's role.
 * @param pageRole whose colours the page wears
 * @returns null for somebody who only runs the platform
 */
export function askedRole(account: ActingAccount & LandingAccount, pageRole: UserType): UserType | null {
  if (onlyRunsThePlatform(account)) return null;
  return account.jobSeeker || account.talentSeeker ? actingAs(pageRole, account) : pageRole;
}

/** @returns the versions that came after the one that somebody agreed to; none where they agreed to none */
export const versionsSince = ({ text, agreedVersion }: Outstanding): readonly LegalTextVersion[] =>
  agreedVersion === null ? [] : LEGAL_TEXTS[text].versions.slice(agreedVersion);
