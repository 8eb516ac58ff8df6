import type { Balance } from '@vela/contracts/schemas';
import { tokensText } from '@vela/formats';
import { t } from '@vela/language';

/** @returns what open requests hold back, such as ['1 launch-offer profile', '3 tokens'] */
export function reservedParts({
  reservedProfiles,
  reservedLaunchOfferProfiles: ofOffer,
  reservedTokens,
}: Balance): string[] {
  const parts = [];
  const own = reservedProfiles - ofOffer;
  if (ofOffer > 0)
    parts.push(t('{count, plural, one {# launch-offer profile} other {# launch-offer profiles}}', { count: ofOffer }));
  if (own > 0) parts.push(t('{count, plural, one {# free profile} other {# free profiles}}', { count: own }));
  if (reservedTokens > 0) parts.push(tokensText(reservedTokens));
  return parts;
}
