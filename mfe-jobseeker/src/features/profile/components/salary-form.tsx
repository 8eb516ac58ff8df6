import { yupResolver } from '@hookform/resolvers/yup';
import { type ReactNode, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { COMPENSATION_MAX_DIGITS, CURRENCIES } from '@vela/contracts/constants';
import type { SessionUser } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Form, FormField } from '@vela/design-system/form';
import { NumberField } from '@vela/design-system/number-field';
import { Select } from '@vela/design-system/select';
import { t } from '@vela/language';
import { periodOptions } from '@vela/slice-parts/agreement';
import { RestoredNotice, useDraft } from '@vela/slice-parts/draft';
import { salaryDraftSchema } from '../draft/draft-schemas.js';
import { talentDraftKey } from '../draft/talent-draft-key.js';
import { SALARY_TIES, salaryInputOf, salarySchema, type SalaryValues, salaryValuesOf } from '../salary-schema.js';
import { useProfileStep } from '../use-profile-step.js';
import { Pair } from './pair.js';

const currencies = CURRENCIES.map((value) => ({ value, label: value }));

export interface SalaryFormProps {
  readonly user: SessionUser;
  /** Where the reader came from and goes on; the next step where there is none. */
  readonly back?: string | undefined;
  /** Says what the market thinks of what is typed. */
  readonly below: (typed: Pick<SalaryValues, 'minSalary' | 'currency' | 'compensationTimePeriod'>) => ReactNode;
}

/** The pay that a talent asks for. */
export function SalaryForm({ user: { id: userId, jobSeeker }, back, below }: SalaryFormProps) {
  const saved = useMemo(() => salaryValuesOf(jobSeeker), [jobSeeker]);
  const form = useForm({ resolver: yupResolver(salarySchema), defaultValues: saved });
  const { control, formState } = form;
  // Before the draft, so that it learns of what the draft brings back.
  const [minSalary, currency, compensationTimePeriod] = useWatch({
    control,
    name: ['minSalary', 'currency', 'compensationTimePeriod'],
  });
  const draft = useDraft(form, {
    key: talentDraftKey(userId, 'salary'),
    schema: salaryDraftSchema,
    saved,
    ties: SALARY_TIES,
  });
  const goOn = useProfileStep(draft.clear, back);
  return (
    <Form form={form} onSubmit={(values) => goOn(salaryInputOf(values))}>
      <RestoredNotice draft={draft} />
      <Pair>
        <FormField control={control} name="minSalary">
          {(field) => (
            <div>
              <NumberField
                {...field}
                label={t('Lowest salary')}
                hint={t('Below it, an offer counts less.')}
                required
                maxDigits={COMPENSATION_MAX_DIGITS}
              />
              {below({ minSalary, currency, compensationTimePeriod })}
            </div>
          )}
        </FormField>
        <FormField control={control} name="maxSalary">
          {(field) => (
            <NumberField
              {...field}
              label={t('Highest salary')}
              hint={t('What you would like to earn.')}
              required
              maxDigits={COMPENSATION_MAX_DIGITS}
            />
          )}
        </FormField>
        <FormField control={control} name="currency">
          {(field) => <Select {...field} label={t('Currency')} options={currencies} required />}
        </FormField>
        <FormField control={control} name="compensationTimePeriod">
          {(field) => (
            <Select
              {...field}
              label={t('Salary payment period')}
              hint={t('For full-time work.')}
              options={periodOptions()}
              required
            />
          )}
        </FormField>
      </Pair>
      <div>
        <Button type="submit" loading={formState.isSubmitting}>
          {t('Save and continue')}
        </Button>
      </div>
    </Form>
  );
}
