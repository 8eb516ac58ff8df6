import { FEE_REFUNDS, TOKEN_PRICE_ORE } from '@vela/contracts/constants';
import { monthsText, oreText } from '@vela/formats';

export const tokenPriceText = oreText(TOKEN_PRICE_ORE);

/** What comes back of a fee, such as '75 % within 1 month, 50 % within 2 months'. */
export const refundsText = FEE_REFUNDS.map(
  ({ withinMonths, percent }) => `${percent} % within ${monthsText(withinMonths)}`,
).join(', ');
