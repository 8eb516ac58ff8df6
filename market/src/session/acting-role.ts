import type { UserType } from '@vela/contracts/constants';

/** What an account says about the role that its person acts in. */
export interface ActingAccount {
  /** The profile, absent or null where the account has none. */
  readonly jobSeeker?: unknown;
  readonly talentSeeker?: unknown;
  /** Where the person acted last, on whatever device; null before they chose. */
  readonly lastActedAs?: UserType | null | undefined;
}

/**
 * The role a person acts in: menu, colours, guards and the landing after a login follow from it, in the shell and on the
 * server. The choice of this browser counts first, then where they acted last, if the account has that profile; otherwise
 * the one profile that it has, and the recruiter's where it has both.
 * @param stored what the browser remembers; on the server, what a sign-up said
 */
export function actingAs(stored: string | null | undefined, account: ActingAccount): UserType {
  for (const choice of [stored, account.lastActedAs])
    if ((choice === 'talentSeeker' || choice === 'jobSeeker') && account[choice]) return choice;
  return account.talentSeeker ? 'talentSeeker' : 'jobSeeker';
}
