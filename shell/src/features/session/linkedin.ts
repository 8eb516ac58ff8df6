import type { UserType } from '@vela/contracts/constants';
import { linkedinCallback } from '@vela/contracts/endpoints';

/**
 * Address that starts signing in or up at the professional network.
 * @param signin true to sign in only: an unknown user is refused
 * @param referral code that brought the visitor here
 * @param userType profile to begin with when signing up
 */
export function linkedinAddress(options: {
  readonly signin: boolean;
  readonly referral: string | null;
  readonly userType?: UserType | undefined;
}): string {
  const query = new URLSearchParams();
  if (options.signin) query.set('signin', 'true');
  if (options.referral !== null) query.set('referral', options.referral);
  if (options.userType !== undefined) query.set('userType', options.userType);
  const text = query.toString();
  return `${linkedinCallback.path}/${text === '' ? '' : `?${text}`}`;
}
