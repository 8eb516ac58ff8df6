import { yupResolver } from '@hookform/resolvers/yup';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { COMPENSATION_MAX_DIGITS, CURRENCIES, SALARY_PERIODS } from '@vela/contracts/constants';
import { hireInputSchema, type ReceivedConnection } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Form, FormField } from '@vela/design-system/form';
import { NumberField } from '@vela/design-system/number-field';
import { Select } from '@vela/design-system/select';
import { TextField } from '@vela/design-system/text-field';
import { useReportOwnHire } from '../api/report-own-hire.js';

export interface OwnHireDialogProps {
  readonly connection: ReceivedConnection;
  readonly onClose: () => void;
}

const options = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, label: value }));

/** What a talent says of the agreement that they signed. */
export function OwnHireDialog({ connection, onClose }: OwnHireDialogProps) {
  const report = useReportOwnHire();
  const formId = useId();
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
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Hired by ${connection.company.name}?`}
      description="We ask the company for the same. Where both of you say the same, nothing more is needed of you."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not yet
          </Button>
          <Button type="submit" form={formId} loading={report.isPending}>
            Tell us
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={async (values) => {
          await report.mutateAsync(values);
          onClose();
        }}
      >
        <FormField control={control} name="signedOn">
          {(field) => <TextField {...field} type="date" label="Agreement signed on" required />}
        </FormField>
        <FormField control={control} name="startsOn">
          {(field) => <TextField {...field} type="date" label="First day of work" required />}
        </FormField>
        <FormField control={control} name="probationEndsOn">
          {({ value, onChange, ...field }) => (
            <TextField
              {...field}
              value={value ?? ''}
              onChange={(day) => onChange(day === '' ? null : day)}
              type="date"
              label="Last day of the probation"
              optional
            />
          )}
        </FormField>
        <FormField control={control} name="compensation">
          {(field) => <NumberField {...field} label="Agreed salary" required maxDigits={COMPENSATION_MAX_DIGITS} />}
        </FormField>
        <FormField control={control} name="currency">
          {(field) => <Select {...field} label="Currency" required options={options(CURRENCIES)} />}
        </FormField>
        <FormField control={control} name="compensationTimePeriod">
          {(field) => <Select {...field} label="Paid" required options={options(SALARY_PERIODS)} />}
        </FormField>
      </Form>
    </Dialog>
  );
}
