import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { COMPENSATION_MAX_DIGITS, CURRENCIES, SALARY_PERIODS } from '@vela/contracts/constants';
import { type HireInput, hireInputSchema, type SentConnection } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { Form, FormField } from '@vela/design-system/form';
import { Stack } from '@vela/design-system/layout';
import { NumberField } from '@vela/design-system/number-field';
import { Select } from '@vela/design-system/select';
import { TextField } from '@vela/design-system/text-field';
import { media, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { daysText } from '@vela/formats';
import { dayOf, isDay } from '@vela/market/days';
import { HIRE_NOTICE_BUSINESS_DAYS, INVOICE_AFTER_DAYS, INVOICE_DUE_DAYS, isLateNotice } from '@vela/market/fees';
import { useNow } from '../../../hooks/use-now.js';
import type { BandFee } from '../fee.js';
import { FeeLines } from './fee-lines.js';

const Line = styled.div`
  display: grid;
  gap: ${space(16)};
  ${media.from('sm')} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    align-items: start;
  }
`;

const Steps = styled.ol`
  margin: 0;
  padding-inline-start: ${space(20)};
  list-style: decimal;
  display: grid;
  gap: ${space(4)};
`;

export interface ReportHireFormProps {
  /** Ties the form to the button that sends it. */
  readonly id: string;
  readonly connection: SentConnection;
  readonly talentName: string;
  readonly fee: BandFee;
  /** What it throws is shown in the form. */
  readonly onReport: (hire: HireInput) => Promise<void>;
}

/** The signed agreement: its days, the pay, what it costs and what happens next. */
export function ReportHireForm({ id, connection, talentName, fee, onReport }: ReportHireFormProps) {
  const { compensation, currency, compensationTimePeriod } = connection.openRole;
  const form = useForm({
    resolver: yupResolver(hireInputSchema),
    defaultValues: {
      connectionId: connection.id,
      signedOn: '',
      startsOn: '',
      probationEndsOn: null,
      compensation,
      currency,
      compensationTimePeriod,
    },
  });
  const { control } = form;
  const signedOn = useWatch({ control, name: 'signedOn' });
  const today = dayOf(useNow());
  const late = isDay(signedOn) && isLateNotice(signedOn, today);
  return (
    <Form id={id} form={form} onSubmit={onReport}>
      <Line style={{ '--columns': 2 }}>
        <FormField control={control} name="signedOn">
          {(field) => <TextField {...field} type="date" label="Agreement signed on" required />}
        </FormField>
        <FormField control={control} name="startsOn">
          {(field) => <TextField {...field} type="date" label="First day of work" required />}
        </FormField>
      </Line>
      {late && (
        <Banner tone="warning" title="This is late">
          The terms ask for word within {HIRE_NOTICE_BUSINESS_DAYS} business days of the signature. Report it all the
          same: it is marked as told late.
        </Banner>
      )}
      <FormField control={control} name="probationEndsOn">
        {({ value, onChange, ...field }) => (
          <TextField
            {...field}
            value={value ?? ''}
            onChange={(day) => onChange(day === '' ? null : day)}
            type="date"
            label="Last day of the probation"
            hint="If the contract ends within the probation, a share of the fee is given back. Leave it empty where there is none."
            optional
          />
        )}
      </FormField>
      <Line style={{ '--columns': 3 }}>
        <FormField control={control} name="compensation">
          {(field) => <NumberField {...field} label="Agreed salary" required maxDigits={COMPENSATION_MAX_DIGITS} />}
        </FormField>
        <FormField control={control} name="currency">
          {(field) => (
            <Select
              {...field}
              label="Currency"
              required
              options={CURRENCIES.map((value) => ({ value, label: value }))}
            />
          )}
        </FormField>
        <FormField control={control} name="compensationTimePeriod">
          {(field) => (
            <Select
              {...field}
              label="Paid"
              required
              options={SALARY_PERIODS.map((value) => ({ value, label: value }))}
            />
          )}
        </FormField>
      </Line>
      <FeeLines {...fee} />
      <Stack gap={8}>
        <Text weight="medium">What happens next</Text>
        <Steps>
          <li>{talentName} is asked to confirm the hire.</li>
          <li>We check it and confirm. From then on it counts for your company.</li>
          <li>
            The invoice comes {daysText(INVOICE_AFTER_DAYS)} after that and is due in {daysText(INVOICE_DUE_DAYS)}.
          </li>
        </Steps>
      </Stack>
    </Form>
  );
}
