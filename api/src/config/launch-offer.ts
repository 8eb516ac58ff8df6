import { LAUNCH_OFFER_END } from '@vela/contracts/constants';

/**
 * End of the launch offer where none is configured: the last moment of the next 30 April (UTC).
 * @param now the present moment
 */
export function nextLaunchOfferEnd(now: Date): Date {
  const endIn = (year: number): Date =>
    new Date(Date.UTC(year, LAUNCH_OFFER_END.month - 1, LAUNCH_OFFER_END.day, 23, 59, 59, 999));
  const thisYear = endIn(now.getUTCFullYear());
  return thisYear >= now ? thisYear : endIn(now.getUTCFullYear() + 1);
}
