import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import styled from 'styled-components';
import { COMPENSATION_MAX_DIGITS, CURRENCIES, SALARY_PERIODS, type SalaryPeriod } from '@vela/contracts/constants';
import { FormField } from '@vela/design-system/form';
import { Stack } from '@vela/design-system/layout';
import { NumberField } from '@vela/design-system/number-field';
import { Select } from '@vela/design-system/select';
import { media, space } from '@vela/design-system/theme';
import { t, texts } from '@vela/language';
import type { RoleExperience } from '../draft/rules.js';

const Line = styled.div`
  display: grid;
  gap: ${space(16)};
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.from('sm')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.3fr);
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const PERIODS: Readonly<Record<SalaryPeriod, string>> = texts({
  Hourly: 'Hourly',
  Daily: 'Daily',
  Weekly: 'Weekly',
  Monthly: 'Monthly',
  Yearly: 'Yearly',
});

export interface OfferFieldsProps {
  readonly control: Control<RoleExperience>;
  /** What others offer, to stand below. */
  readonly aid: ReactNode;
}

/** What is offered: amount, currency, period. */
export function OfferFields({ control, aid }: OfferFieldsProps) {
  return (
    <Stack gap={8}>
      <Line>
        <FormField control={control} name="compensation">
          {(field) => (
            <NumberField {...field} label={t('Offered salary')} required maxDigits={COMPENSATION_MAX_DIGITS} />
          )}
        </FormField>
        <FormField control={control} name="currency">
          {(field) => (
            <Select
              {...field}
              label={t('Currency')}
              required
              options={CURRENCIES.map((currency) => ({ value: currency, label: currency }))}
            />
          )}
        </FormField>
        <FormField control={control} name="compensationTimePeriod">
          {(field) => (
            <Select
              {...field}
              label={t('Salary payment period')}
              required
              options={SALARY_PERIODS.map((period) => ({ value: period, label: PERIODS[period] }))}
            />
          )}
        </FormField>
      </Line>
      {aid}
    </Stack>
  );
}
