import { Text } from '@vela/design-system/typography';
import { groupedNumber } from '@vela/formats';
import { t } from '@vela/language';
import { belowMarket, type Pay } from '@vela/matching';
import { useRates } from '@vela/slice-parts/pay';

export interface BelowMarketProps {
  readonly offer: Pay;
  /** What a quarter of comparable roles stays below: yearly full-time SEK; undefined while it is not known. */
  readonly lower: number | undefined;
}

/** Says that an offer is below the market; nothing where it is not, or nobody can say. */
export function BelowMarket({ offer, lower }: BelowMarketProps) {
  const rates = useRates(lower !== undefined);
  const below =
    lower === undefined || rates === null || !Number.isInteger(offer.amount) ? null : belowMarket(offer, lower, rates);
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
