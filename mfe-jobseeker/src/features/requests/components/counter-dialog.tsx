import { yupResolver } from '@hookform/resolvers/yup';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  COMPENSATION_MAX_DIGITS,
  type CounterKind,
  PERCENTAGE_MAX,
  PERCENTAGE_MIN,
  PERCENTAGE_STEP,
} from '@vela/contracts/constants';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Form, FormField } from '@vela/design-system/form';
import { NumberField } from '@vela/design-system/number-field';
import { RadioGroup } from '@vela/design-system/radio';
import { isUnderWay } from '@vela/design-system/services';
import { Slider } from '@vela/design-system/slider';
import { EMPLOYMENT_TITLES, offeredText, periodText, SETUP_TITLES } from '@vela/formats';
import { percentText, t, texts } from '@vela/language';
import { useCounterRequest } from '../api/counter-request.js';
import {
  askableKinds,
  counterFormSchema,
  counterTermsOf,
  counterValuesOf,
  missingSetups,
  offeredTypes,
  onCounterFields,
} from '../counter-form.js';
import type { AnswerDialogProps } from './accept-dialog.js';

const KIND_LABELS: Readonly<Record<CounterKind, string>> = texts({
  salary: 'The pay',
  setup: 'The work setup',
  percentage: 'The percentage',
});

export type CounterValues = ReturnType<typeof counterValuesOf>;

export interface CounterDialogProps extends AnswerDialogProps {
  /** What was filled in before, and not sent. */
  readonly begun: CounterValues | undefined;
  /** Called with what is filled in when the dialog is closed. */
  readonly onLeave: (values: CounterValues) => void;
}

/** "Yes, if": one wish, in terms that tell nobody who asks. */
export function CounterDialog({ request, begun, onLeave, onClose, onAnswered }: CounterDialogProps) {
  const { openRole, company } = request;
  const counter = useCounterRequest();
  const formId = useId();
  const form = useForm({
    resolver: yupResolver(counterFormSchema(openRole)),
    defaultValues: begun ?? counterValuesOf(openRole),
  });
  const leave = () => {
    onLeave(form.getValues());
    onClose();
  };
  const { control, formState } = form;
  const kind = useWatch({ control, name: 'kind' });
  const types = offeredTypes(openRole);
  const descriptionOf = (each: CounterKind): string => t('Now: {offer}', { offer: offeredText(each, openRole) });

  return (
    <Dialog
      open
      underWay={isUnderWay(counter)}
      onClose={leave}
      title={t('Yes, if {company} changes one thing', { company: company.name })}
      description={t(
        'You can ask once. It sees the wish and not who you are, and may change the request or keep it. Your yes or no stays yours.',
      )}
      actions={
        <>
          <Button variant="quiet" onClick={leave} disabled={isUnderWay(counter)}>
            {t('Not yet')}
          </Button>
          <Button type="submit" form={formId} loading={formState.isSubmitting}>
            {t('Ask for it')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={async (values) => {
          await counter.mutateAsync({ id: request.id, terms: counterTermsOf(values) }).catch((error: unknown) => {
            throw onCounterFields(error);
          });
          onAnswered();
        }}
      >
        <FormField control={control} name="kind">
          {(field) => (
            <RadioGroup
              {...field}
              label={t('What would have to change?')}
              options={askableKinds(openRole).map((value) => ({
                value,
                label: KIND_LABELS[value],
                description: descriptionOf(value),
              }))}
            />
          )}
        </FormField>
        {kind === 'salary' && (
          <FormField control={control} name="compensation">
            {(field) => (
              <NumberField
                {...field}
                label={t('Pay that you would say yes to')}
                hint={t('{currency}, {period}, for full-time work.', {
                  currency: openRole.currency,
                  period: periodText(openRole.compensationTimePeriod),
                })}
                required
                maxDigits={COMPENSATION_MAX_DIGITS}
              />
            )}
          </FormField>
        )}
        {kind === 'setup' && (
          <FormField control={control} name="setup">
            {(field) => (
              <RadioGroup
                {...field}
                label={t('Setup that you would say yes to')}
                options={missingSetups(openRole).map((value) => ({ value, label: SETUP_TITLES[value] }))}
              />
            )}
          </FormField>
        )}
        {kind === 'percentage' && types.length > 1 && (
          <FormField control={control} name="employmentType">
            {(field) => (
              <RadioGroup
                {...field}
                label={t('Employment type')}
                options={types.map((value) => ({ value, label: EMPLOYMENT_TITLES[value] }))}
              />
            )}
          </FormField>
        )}
        {kind === 'percentage' && (
          <FormField control={control} name="percentage">
            {(field) => (
              <Slider
                {...field}
                label={t('Percentage that you would say yes to')}
                min={PERCENTAGE_MIN}
                max={PERCENTAGE_MAX}
                step={PERCENTAGE_STEP}
                formatValue={percentText}
              />
            )}
          </FormField>
        )}
      </Form>
    </Dialog>
  );
}
