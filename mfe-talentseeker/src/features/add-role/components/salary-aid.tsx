import type { Currency, SalaryPeriod } from '@vela/contracts/constants';
import { Text } from '@vela/design-system/typography';
import { groupedNumber, periodText } from '@vela/formats';
import { t } from '@vela/language';
import type { ComparableRoles } from '@vela/market/pay';
import { belowMarket, comparedPay } from '@vela/matching';
import { useRates } from '@vela/slice-parts/pay';
import { BelowMarket } from '../../../components/below-market.js';
import { useSalaryAid } from '../../../reference/salary-aid.js';

export interface SalaryAidProps {
  readonly comparable: ComparableRoles;
  readonly currency: Currency;
  readonly period: SalaryPeriod;
  /** The offer as it is typed. */
  readonly amount: string;
}

/** What comparable roles offer, in the currency and period of the offer; nothing while that is not known. */
export function SalaryAid({ comparable, currency, period, amount }: SalaryAidProps) {
  const { data } = useSalaryAid(comparable);
  const rates = useRates();
  if (data === undefined) return null;
  if (data.quartiles === null || data.count === null)
    return (
      <Text size="small" tone="muted">
        {t('Too few comparable roles to say what others offer.')}
      </Text>
    );
  if (rates === null) return null;
  const stated = (yearly: number) => groupedNumber(comparedPay(yearly, { currency, period }, rates));
  const { lower, median, upper } = data.quartiles;
  const offer = Number(amount);
  const below = Number.isInteger(offer) ? belowMarket({ amount: offer, currency, period }, lower, rates) : null;
  return (
    <div aria-live="polite">
      {below !== null && <BelowMarket offer={offer} threeOfFour={below.threeOfFour} />}
      <Text size="small" tone="muted" numeric>
        {t(
          'Half of {count, plural, one {# comparable role} other {# comparable roles}} offer {lower} to {upper} {currency} {period}; the one in the middle offers {median}.',
          {
            count: data.count,
            lower: stated(lower),
            upper: stated(upper),
            currency,
            period: periodText(period),
            median: stated(median),
          },
        )}
      </Text>
    </div>
  );
}
