import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { COMPENSATION_MAX_DIGITS, CURRENCIES, SALARY_PERIODS } from '@vela/contracts/constants';
import type { OwnProfile } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Form, FormField } from '@vela/design-system/form';
import { NumberField } from '@vela/design-system/number-field';
import { Select } from '@vela/design-system/select';
import { salaryInputOf, salarySchema, salaryValuesOf } from '../salary-schema.js';
import { useProfileStep } from '../use-profile-step.js';
import { Pair } from './pair.js';

const currencies = CURRENCIES.map((value) => ({ value, label: value }));
const periods = SALARY_PERIODS.map((value) => ({ value, label: value }));

/** The pay that a talent asks for. */
export function SalaryForm({ profile }: { readonly profile: OwnProfile | undefined }) {
  const form = useForm({ resolver: yupResolver(salarySchema), defaultValues: salaryValuesOf(profile) });
  const goOn = useProfileStep();
  const { control, formState } = form;
  return (
    <Form form={form} onSubmit={(values) => goOn(salaryInputOf(values))}>
      <Pair>
        <FormField control={control} name="minSalary">
          {(field) => <NumberField {...field} label="Lowest salary" hint="Below it, an offer counts less." required maxDigits={COMPENSATION_MAX_DIGITS} />}
        </FormField>
        <FormField control={control} name="maxSalary">
          {(field) => <NumberField {...field} label="Highest salary" hint="What you would like to earn." required maxDigits={COMPENSATION_MAX_DIGITS} />}
        </FormField>
        <FormField control={control} name="currency">
          {(field) => <Select {...field} label="Currency" options={currencies} required />}
        </FormField>
        <FormField control={control} name="compensationTimePeriod">
          {(field) => <Select {...field} label="Salary payment period" hint="For full-time work." options={periods} required />}
        </FormField>
      </Pair>
      <div><Button type="submit" loading={formState.isSubmitting}>Save and continue</Button></div>
    </Form>
  );
}
