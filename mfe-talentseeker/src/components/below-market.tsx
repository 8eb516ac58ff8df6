import { Text } from '@vela/design-system/typography';
import { groupedNumber } from '@vela/formats';
import { t } from '@vela/language';
import { belowMarket, BUNDLED_RATES, type Pay } from '@vela/matching';

export interface BelowMarketProps {
  readonly offer: Pay;
  /** What a quarter of comparable roles stays below: yearly full-time SEK; undefined while it is not known. */
  readonly lower: number | undefined;
}

/** Says that an offer is below the market; nothing where it is not, or nobody can say. */
export function BelowMarket({ offer, lower }: BelowMarketProps) {
  const below =
    lower === undefined || !Number.isInteger(offer.amount) ? null : belowMarket(offer, lower, BUNDLED_RATES);
  if (below === null) return null;
  return (
    <Text size="small" weight="medium" numeric>
      {t('{offer} is below what three of four comparable roles offer: {amount} or more.', {
        offer: groupedNumber(offer.amount),
        amount: groupedNumber(below.threeOfFour),
      })}
    </Text>
  );
}
