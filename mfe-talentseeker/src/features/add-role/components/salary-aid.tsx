import type { Currency, SalaryPeriod } from '@vela/contracts/constants';
import { Text } from '@vela/design-system/typography';
import { groupedNumber, periodText } from '@vela/formats';
import { t } from '@vela/language';
import { BUNDLED_RATES, payOfYearlySek } from '@vela/matching';
import { BelowMarket } from '../../../components/below-market.js';
import { type ComparableRoles, useSalaryAid } from '../../../reference/salary-aid.js';

/** Offers are compared in steps of this many units of the currency. */
const STEP = { Hourly: 1, Daily: 10, Weekly: 100, Monthly: 100, Yearly: 1000 } as const satisfies Record<
  SalaryPeriod,
  number
>;

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
  if (data === undefined) return null;
  if (data.quartiles === null || data.count === null)
    return (
      <Text size="small" tone="muted">
        {t('Too few comparable roles to say what others offer.')}
      </Text>
    );
  const stated = (yearly: number) =>
    groupedNumber(payOfYearlySek(yearly, { currency, period }, BUNDLED_RATES, STEP[period]));
  const { lower, median, upper } = data.quartiles;
  return (
    <div aria-live="polite">
      <BelowMarket offer={{ amount: Number(amount), currency, period }} lower={lower} />
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
