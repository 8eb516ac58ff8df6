import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, useWatch } from 'react-hook-form';
import { Form, FormField } from '@vela/design-system/form';
import { t } from '@vela/language';
import { CountriesField } from '@vela/slice-parts/places';
import { CityField } from '../../../reference/places/city-field.js';
import { citiesWithin } from '../../../reference/places/places.js';
import type { RoleDraft } from '../draft/role-draft.js';
import { type RoleDetails, roleDetailsSchema } from '../draft/rules.js';
import { useDraftStorage } from '../draft/use-role-draft.js';
import { useStoredForm } from '../draft/use-stored-form.js';
import { CategoryField } from './category-field.js';
import { FromText } from './from-text.js';
import { MustField } from './must-field.js';
import { RoleField } from './role-field.js';
import { SetupFields } from './setup-fields.js';
import { WizardActions } from './wizard-actions.js';

const detailsOfDraft = {
  write: (details: RoleDetails) => ({ details }),
  read: (draft: RoleDraft) => draft.details,
};

export interface RoleDetailsFormProps {
  /** Called with details that satisfy the rules. */
  readonly onNext: (details: RoleDetails) => void | Promise<void>;
}

/** Step 1: what the role is and where. */
export function RoleDetailsForm({ onNext }: RoleDetailsFormProps) {
  const storage = useDraftStorage();
  const form = useForm({ defaultValues: storage.read().details, resolver: yupResolver(roleDetailsSchema) });
  useStoredForm(form, detailsOfDraft);
  const { control, setValue } = form;
  const [category, remote, hybrid, office, countries] = useWatch({
    control,
    name: ['category', 'remote', 'hybrid', 'office', 'countries'],
  });

  const chooseCategory = (chosen: RoleDetails['category']) => {
    const { experience, musts, emptiedCategoryId } = storage.read();
    const choicesOf = category?.id ?? emptiedCategoryId;
    // Whoever empties the field may choose the same again.
    storage.update({ emptiedCategoryId: chosen === null ? choicesOf : undefined });
    if (chosen === null || chosen.id === choicesOf) return;
    // Roles and skills belong to a category, and a must to its skill.
    setValue('role', null);
    storage.update({ experience: { ...experience, skills: [] }, musts: { ...musts, skills: [] } });
  };

  return (
    <Form form={form} onSubmit={onNext}>
      <FormField control={control} name="category">
        {(field) => (
          <CategoryField
            {...field}
            onChange={(chosen) => {
              chooseCategory(chosen);
              field.onChange(chosen);
            }}
          />
        )}
      </FormField>
      <FormField control={control} name="role">
        {(field) => <RoleField {...field} categoryId={category?.id ?? null} />}
      </FormField>
      <FromText field="role" />
      <FromText field="years" />
      <MustField step={1} must="years" skill={null} />
      <SetupFields value={{ remote, hybrid, office }} onChange={(setup, chosen) => setValue(setup, chosen)} />
      <FromText field="setup" />
      <FormField control={control} name="countries">
        {(field) => (
          <CountriesField
            required
            {...field}
            onChange={(chosen) => {
              setValue('countriesCities', citiesWithin(chosen, form.getValues('countriesCities')));
              field.onChange(chosen);
            }}
          />
        )}
      </FormField>
      <FormField control={control} name="countriesCities">
        {(field) => <CityField {...field} countries={countries} />}
      </FormField>
      <FromText field="places" />
      <MustField step={1} must="place" skill={null} />
      <WizardActions submitLabel={t('Next')} submitting={form.formState.isSubmitting} />
    </Form>
  );
}
