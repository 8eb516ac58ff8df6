import type { ReactNode } from 'react';
import type { Currency, SalaryPeriod } from '@vela/contracts/constants';
import { getSalaryAid } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';
import { Text } from '@vela/design-system/typography';
import type { ComparableRoles } from '@vela/market/pay';
import { belowMarket } from '@vela/matching';
import { useRates } from '@vela/slice-parts/pay';
import { belowMarketText } from '../texts.js';

export interface AskGapProps {
  /** Which roles it is compared with; null where nothing is known yet. */
  readonly comparable: ComparableRoles | null;
  /** As it is typed. */
  readonly amount: string;
  readonly currency: Currency;
  readonly period: SalaryPeriod;
  /** What stands behind the sentence, such as the way to change the pay. */
  readonly children?: ReactNode;
}

/** Says that what is asked is below the market, while it is typed; nothing where it is not, or nobody can say. */
export function AskGap({ comparable, amount, currency, period, children }: AskGapProps) {
  const { data } = useEndpoint(getSalaryAid, comparable === null ? null : { query: { ...comparable } });
  const rates = useRates(comparable !== null);
  const asked = Number(amount);
  const lower = data?.quartiles?.lower;
  const gap =
    lower === undefined || rates === null || !Number.isInteger(asked)
      ? null
      : belowMarket({ amount: asked, currency, period }, lower, rates);
  return (
    <div aria-live="polite">
      {gap !== null && data !== undefined && (
        <Text size="small" weight="medium" numeric>
          {belowMarketText(asked, gap, data)} {children}
        </Text>
      )}
    </div>
  );
}
