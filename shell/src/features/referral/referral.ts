import { REFERRAL_MAX, STORAGE_KEYS } from '@vela/contracts/constants';
import { isWritable } from '@vela/contracts/texts';

const PARAMETER = 'referral';

/** Whether the API takes a code; with another one nobody could log in. */
const isTaken = (code: string): boolean => code !== '' && code.length <= REFERRAL_MAX && isWritable(code);

/** @returns the code that brought the visitor here, or null */
export function storedReferral(): string | null {
  const code = localStorage.getItem(STORAGE_KEYS.referral);
  return code !== null && isTaken(code) ? code : null;
}

/** Keeps the referral code of an address, if it has one that is taken. @param search query of the address */
export function keepReferral(search: string): void {
  const code = new URLSearchParams(search).get(PARAMETER)?.trim() ?? '';
  if (isTaken(code)) localStorage.setItem(STORAGE_KEYS.referral, code);
}

/** Forgets the code; called once the account has a profile, which carries it from then on. */
export const forgetReferral = (): void => localStorage.removeItem(STORAGE_KEYS.referral);
