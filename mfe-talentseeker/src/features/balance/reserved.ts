import type { Balance } from '@vela/contracts/schemas';

/** @returns what open requests hold back, such as ['1 profile', '3 tokens'] */
export function reservedParts({ reservedProfiles, reservedTokens }: Balance): string[] {
  const parts = [];
  if (reservedProfiles > 0) parts.push(reservedProfiles === 1 ? '1 profile' : `${reservedProfiles} profiles`);
  if (reservedTokens > 0) parts.push(reservedTokens === 1 ? '1 token' : `${reservedTokens} tokens`);
  return parts;
}
