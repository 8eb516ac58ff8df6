import { Text } from '@vela/design-system/typography';
import { groupedNumber } from '@vela/formats';
import { t } from '@vela/language';

export interface BelowMarketProps {
  /** What is offered, in whole units of its currency. */
  readonly offer: number;
  /** What three of four comparable roles offer at least, in the same terms. */
  readonly threeOfFour: number;
}

/** Says that an offer is below the market. */
export const BelowMarket = ({ offer, threeOfFour }: BelowMarketProps) => (
  <Text size="small" weight="medium" numeric>
    {t('{offer} is below what three of four comparable roles offer: {amount} or more.', {
      offer: groupedNumber(offer),
      amount: groupedNumber(threeOfFour),
    })}
  </Text>
);
