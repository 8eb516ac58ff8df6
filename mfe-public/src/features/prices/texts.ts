import { monthsText, oreText } from '@vela/formats';
import { FEE_REFUNDS } from '@vela/market/fees';
import { TOKEN_PRICE_ORE } from '@vela/market/prices';

export const tokenPriceText = oreText(TOKEN_PRICE_ORE);

/** What comes back of a fee, such as '75 % within 1 month, 50 % within 2 months'. */
export const refundsText = FEE_REFUNDS.map(
  ({ withinMonths, percent }) => `${percent} % within ${monthsText(withinMonths)}`,
).join(', ');
