import { monthsText, oreText } from '@vela/formats';
import { listed, percentText, t } from '@vela/language';
import { FEE_REFUNDS } from '@vela/market/fees';
import { TOKEN_PRICE_ORE } from '@vela/market/prices';

export const tokenPriceText = (): string => oreText(TOKEN_PRICE_ORE);

/** @returns what comes back of a fee, such as '75% within 1 month and 50% within 2 months' */
export const refundsText = (): string =>
  listed(
    FEE_REFUNDS.map(({ withinMonths, percent }) =>
      t('{percent} within {months}', { percent: percentText(percent), months: monthsText(withinMonths) }),
    ),
    'and',
  );
