import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { SELF_IDENTIFICATION_CONSENT } from '@vela/contracts/constants';
import type { SelfIdentification as Said } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Checkbox } from '@vela/design-system/checkbox';
import { Form, FormField } from '@vela/design-system/form';
import { Cluster } from '@vela/design-system/layout';
import { Select } from '@vela/design-system/select';
import { useToasts } from '@vela/design-system/services';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';
import {
  useSaveSelfIdentification,
  useSelfIdentification,
  useWithdrawSelfIdentification,
} from '../api/self-identification.js';
import {
  ageOptions,
  genderOptions,
  inputOf,
  selfIdentificationFormSchema,
  valuesOf,
} from '../self-identification-form.js';
import { Answer } from './answer.js';
import { Section } from './section.js';

function SelfIdentificationForm({ said }: { readonly said: Said }) {
  const form = useForm({ resolver: yupResolver(selfIdentificationFormSchema), defaultValues: valuesOf(said) });
  const { control, formState } = form;
  const save = useSaveSelfIdentification();
  const withdraw = useWithdrawSelfIdentification();
  const toasts = useToasts();
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await save.mutateAsync(inputOf(values));
        toasts.show({ message: t('Saved. Thank you for helping.') });
      }}
    >
      <FormField control={control} name="gender">
        {(field) => <Select label={t('Gender')} optional options={genderOptions()} {...field} />}
      </FormField>
      <FormField control={control} name="ageGroup">
        {(field) => <Select label={t('Age')} optional options={ageOptions()} {...field} />}
      </FormField>
      <FormField control={control} name="agreed">
        {(field) => <Checkbox label={SELF_IDENTIFICATION_CONSENT.text} {...field} />}
      </FormField>
      {said.at !== null && (
        <Text tone="muted" size="small">
          {t('Saved on {day}.', { day: dayText(said.at) })}
        </Text>
      )}
      <Cluster gap={12}>
        <Button type="submit" variant="secondary" loading={formState.isSubmitting} disabled={withdraw.isPending}>
          {t('Save answers')}
        </Button>
        {said.at !== null && (
          <Button
            variant="quiet"
            loading={withdraw.isPending}
            disabled={formState.isSubmitting}
            onClick={() =>
              withdraw.mutate(undefined, { onSuccess: () => toasts.show({ message: t('Your answers are deleted.') }) })
            }
          >
            {t('Withdraw and delete')}
          </Button>
        )}
      </Cluster>
      {withdraw.isError && <Banner tone="danger">{withdraw.error.message || TEXTS.unknownError}</Banner>}
    </Form>
  );
}

/** Voluntary answers that the fairness report compares groups by. */
export function SelfIdentification() {
  const asked = useSelfIdentification();
  return (
    <Section
      matter="fairness"
      about={t(
        'No score knows your gender or age. To see whether it comes out fair all the same, we compare groups of people who told us. Leave it blank and nothing changes for you.',
      )}
    >
      <Answer asked={asked} what={t('Your answers')}>
        {/* Starts anew from what is stored after every change of it. */}
        {(said) => <SelfIdentificationForm key={said.at ?? 'none'} said={said} />}
      </Answer>
    </Section>
  );
}
