import type { ReactNode } from 'react';
import styled from 'styled-components';
import { COMPENSATION_MAX_DIGITS, CURRENCIES } from '@vela/contracts/constants';
import type { HireInput, OpenRole } from '@vela/contracts/schemas';
import { FormField, type FormFieldProps } from '@vela/design-system/form';
import { NumberField } from '@vela/design-system/number-field';
import { Select } from '@vela/design-system/select';
import { TextField } from '@vela/design-system/text-field';
import { media, space } from '@vela/design-system/theme';
import { inContext, t } from '@vela/language';
import { periodOptions } from './periods.js';

const Line = styled.div`
  display: grid;
  gap: ${space(16)};
  ${media.from('sm')} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    align-items: start;
  }
`;

/** @returns what the form of a signed agreement begins with: the pay that the role names */
export const newAgreement = (
  connectionId: string,
  {
    compensation,
    currency,
    compensationTimePeriod,
  }: Pick<OpenRole, 'compensation' | 'currency' | 'compensationTimePeriod'>,
): HireInput => ({
  connectionId,
  signedOn: '',
  startsOn: '',
  probationEndsOn: null,
  compensation,
  currency,
  compensationTimePeriod,
});

const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }));

export interface AgreementFieldsProps {
  readonly control: FormFieldProps<HireInput, 'signedOn', HireInput>['control'];
  /** What follows from the days, shown below them. */
  readonly ofDays?: ReactNode;
  /** Why the probation is asked for. */
  readonly probationHint?: string;
}

/** What a signed agreement says, asked for in the same words on both sides: its days and its pay. */
export const AgreementFields = ({ control, ofDays, probationHint }: AgreementFieldsProps) => (
  <>
    <Line style={{ '--columns': 2 }}>
      <FormField control={control} name="signedOn">
        {(field) => <TextField {...field} type="date" label={t('Agreement signed on')} required />}
      </FormField>
      <FormField control={control} name="startsOn">
        {(field) => <TextField {...field} type="date" label={t('First day of work')} required />}
      </FormField>
    </Line>
    {ofDays}
    <FormField control={control} name="probationEndsOn">
      {({ value, onChange, ...field }) => (
        <TextField
          {...field}
          value={value ?? ''}
          onChange={(day) => onChange(day === '' ? null : day)}
          type="date"
          label={t('Last day of the probation')}
          {...(probationHint === undefined ? {} : { hint: probationHint })}
          optional
        />
      )}
    </FormField>
    <Line style={{ '--columns': 3 }}>
      <FormField control={control} name="compensation">
        {(field) => <NumberField {...field} label={t('Agreed salary')} required maxDigits={COMPENSATION_MAX_DIGITS} />}
      </FormField>
      <FormField control={control} name="currency">
        {(field) => <Select {...field} label={t('Currency')} required options={CURRENCY_OPTIONS} />}
      </FormField>
      <FormField control={control} name="compensationTimePeriod">
        {(field) => <Select {...field} label={inContext('how often', 'Paid')} required options={periodOptions()} />}
      </FormField>
    </Line>
  </>
);
