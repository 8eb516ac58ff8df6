import { FEE_REFUNDS } from '@vela/market/fees';
import { ORE_PER_KRONA, type SeniorityBand, TOKEN_PRICE_ORE } from '@vela/market/prices';
import { groupedNumber } from '@vela/matching';

/** @param amount whole kronor */
export const sekText = (amount: number): string => `${groupedNumber(amount)} SEK`;

export const tokenPriceText = sekText(TOKEN_PRICE_ORE / ORE_PER_KRONA);

/** @returns the years of experience that a band covers */
export function bandYearsText({ fromYears, toYears }: SeniorityBand): string {
  if (toYears === null) return `${fromYears} years and more`;
  return fromYears === toYears ? `${fromYears} years` : `${fromYears} to ${toYears} years`;
}

export const tokensText = (tokens: number): string => (tokens === 1 ? '1 token' : `${tokens} tokens`);

/** What comes back of a fee, such as '75 % within 1 month, 50 % within 2 months'. */
export const refundsText = FEE_REFUNDS.map(
  ({ withinMonths, percent }) => `${percent} % within ${withinMonths === 1 ? '1 month' : `${withinMonths} months`}`,
).join(', ');
