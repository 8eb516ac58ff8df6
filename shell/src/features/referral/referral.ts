import { REFERRAL_MAX, STORAGE_KEYS } from '@vela/contracts/constants';

const PARAMETER = 'referral';

/** @returns the code that brought the visitor here, or null */
export const storedReferral = (): string | null => localStorage.getItem(STORAGE_KEYS.referral);

/** Keeps the referral code of an address, if it has one of an acceptable length. @param search query of the address */
export function keepReferral(search: string): void {
  const code = new URLSearchParams(search).get(PARAMETER)?.trim();
  if (code && code.length <= REFERRAL_MAX) localStorage.setItem(STORAGE_KEYS.referral, code);
}

/** Forgets the code; called once the account has a profile, which carries it from then on. */
export const forgetReferral = (): void => localStorage.removeItem(STORAGE_KEYS.referral);
