import type { RequestCost } from '@vela/contracts/schemas';
import { tokensText } from '@vela/formats';
import { HIRES_UNTIL_FREE, seniorityByKey } from '@vela/market/prices';

/** @returns what the server says is reserved, in a sentence that stands before the request is sent */
export function reservationText({ band, tokens, reserves, affordable, freeBecause }: RequestCost): string {
  const { label } = seniorityByKey(band);
  if (!affordable) return `This needs ${tokensText(tokens)} (${label}), or a free profile.`;
  if (freeBecause === 'graduate') return 'Sending reserves nothing: connecting with a graduate is free.';
  if (freeBecause === 'hires') return `Sending reserves nothing: after ${HIRES_UNTIL_FREE} hires no tokens are needed.`;
  if (reserves.account === 'tokens') return `Sending reserves ${tokensText(reserves.amount)} (${label}).`;
  return reserves.account === 'launchOffer'
    ? 'Sending reserves 1 launch-offer profile.'
    : 'Sending reserves 1 free profile.';
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
