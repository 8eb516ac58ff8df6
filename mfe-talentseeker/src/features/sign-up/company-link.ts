import { STORAGE_KEYS } from '@vela/contracts/constants';

/** A colleague's invitation, kept from the sign-up link until a company is joined or the offer is put aside. */
export const companyLink = {
  /** @returns the kept token, or null */
  read: (): string | null => localStorage.getItem(STORAGE_KEYS.companyLink),
  keep: (token: string): void => localStorage.setItem(STORAGE_KEYS.companyLink, token),
  forget: (): void => localStorage.removeItem(STORAGE_KEYS.companyLink),
};
