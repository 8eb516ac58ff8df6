import type { Balance } from '@vela/contracts/schemas';
import { tokensText } from '@vela/formats';
import { HIRES_UNTIL_FREE, type SeniorityBand, seniorityOf } from '@vela/market/prices';

/** What a request to one talent would hold back of what the company has. */
export type Reservation =
  | { readonly kind: 'none'; readonly because: 'graduate' | 'hires' }
  | { readonly kind: 'freeProfile'; readonly grant: 'launchOffer' | 'base' }
  | { readonly kind: 'tokens'; readonly amount: number; readonly band: SeniorityBand }
  | { readonly kind: 'unaffordable'; readonly tokensNeeded: number; readonly band: SeniorityBand };

/**
 * What the request would reserve, before it is sent; the server decides again when it is: nothing for a graduate or
 * after enough hires, then free profiles, those that expire first, then tokens (docs/specification.md).
 * @param experienceYears null where the talent has not said
 */
export function reservationFor(balance: Balance, experienceYears: number | null): Reservation {
  const band = seniorityOf(experienceYears ?? 0);
  if (band.tokens === 0) return { kind: 'none', because: 'graduate' };
  if (balance.confirmedHires >= HIRES_UNTIL_FREE) return { kind: 'none', because: 'hires' };
  if (balance.launchOfferProfiles > 0) return { kind: 'freeProfile', grant: 'launchOffer' };
  if (balance.freeProfiles > 0) return { kind: 'freeProfile', grant: 'base' };
  if (balance.tokens >= band.tokens) return { kind: 'tokens', amount: band.tokens, band };
  return { kind: 'unaffordable', tokensNeeded: band.tokens, band };
}

/** @returns what is reserved, in a sentence that stands before the request is sent */
export function reservationText(reservation: Reservation): string {
  switch (reservation.kind) {
    case 'none':
      return reservation.because === 'graduate'
        ? 'Sending reserves nothing: connecting with a graduate is free.'
        : `Sending reserves nothing: after ${HIRES_UNTIL_FREE} hires no tokens are needed.`;
    case 'freeProfile':
      return reservation.grant === 'launchOffer'
        ? 'Sending reserves 1 launch-offer profile.'
        : 'Sending reserves 1 free profile.';
    case 'tokens':
      return `Sending reserves ${tokensText(reservation.amount)} (${reservation.band.label}).`;
    case 'unaffordable':
      return `This needs ${tokensText(reservation.tokensNeeded)} (${reservation.band.label}), or a free profile.`;
  }
}

/** @returns what a sent request holds back or has used up, such as '3 tokens reserved' */
export function reservedText(
  { kind, amount }: { readonly kind: 'freeProfile' | 'tokens' | 'none'; readonly amount: number },
  used: boolean,
): string {
  if (kind === 'none') return used ? 'Nothing was used' : 'Nothing reserved';
  const what = kind === 'freeProfile' ? '1 free profile' : tokensText(amount);
  return `${what} ${used ? 'used' : 'reserved'}`;
}
