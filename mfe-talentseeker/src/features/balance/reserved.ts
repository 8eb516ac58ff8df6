import type { Balance } from '@vela/contracts/schemas';
import { profilesText, tokensText } from '@vela/formats';

/** @returns what open requests hold back, such as ['1 profile', '3 tokens'] */
export function reservedParts({ reservedProfiles, reservedTokens }: Balance): string[] {
  const parts = [];
  if (reservedProfiles > 0) parts.push(profilesText(reservedProfiles));
  if (reservedTokens > 0) parts.push(tokensText(reservedTokens));
  return parts;
}
