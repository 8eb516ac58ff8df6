/** Name of the query parameter that carries a referral code; the shell keeps what it finds there. */
const PARAMETER = 'referral';

/**
 * @param origin of the site
 * @param code of the person who recommends: the admin area shows it with whoever signed up
 */
export const referralLink = (origin: string, code: string): string =>
  `${origin}/?${new URLSearchParams({ [PARAMETER]: code }).toString()}`;
