import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, useWatch } from 'react-hook-form';
import { PATHS } from '@vela/contracts/routes';
import { Form, FormField } from '@vela/design-system/form';
import type { RoleDraft } from '../draft/role-draft.js';
import { type RoleExperience, roleExperienceSchema } from '../draft/rules.js';
import { draftStorage, useRoleDraft } from '../draft/use-role-draft.js';
import { useStoredForm } from '../draft/use-stored-form.js';
import { AvailabilityField } from './availability-field.js';
import { EmploymentFields } from './employment-fields.js';
import { OfferFields } from './offer-fields.js';
import { SalaryAid } from './salary-aid.js';
import { SkillsField } from './skills-field.js';
import { WizardActions } from './wizard-actions.js';

const experienceOfDraft = {
  write: (experience: RoleExperience) => ({ experience }),
  read: (draft: RoleDraft) => draft.experience,
};

export interface RoleExperienceFormProps {
  readonly categoryId: string;
  /** Called once the experience satisfies the rules. */
  readonly onNext: () => void | Promise<void>;
}

/** Step 2: what the talent should bring, and what is offered. */
export function RoleExperienceForm({ categoryId, onNext }: RoleExperienceFormProps) {
  const form = useForm({
    defaultValues: draftStorage().read().experience,
    resolver: yupResolver(roleExperienceSchema),
  });
  useStoredForm(form, experienceOfDraft);
  const { control, setValue, clearErrors } = form;
  const { role, countries } = useRoleDraft().details;
  const [permanent, freelance, permanentPercentage, freelancePercentage, currency, period, amount] = useWatch({
    control,
    name: [
      'permanent',
      'freelance',
      'permanentPercentage',
      'freelancePercentage',
      'currency',
      'compensationTimePeriod',
      'compensation',
    ],
  });
  const [country, ...otherCountries] = countries;
  const comparable = {
    categoryId,
    ...(role === null ? {} : { roleId: role.id, years: role.years }),
    widen: true,
    ...(country === undefined || otherCountries.length > 0 ? {} : { country }),
  };
  return (
    <Form form={form} onSubmit={onNext}>
      <FormField control={control} name="skills">
        {(field) => <SkillsField {...field} categoryId={categoryId} />}
      </FormField>
      <FormField control={control} name="permanent">
        {({ error, ref }) => (
          <EmploymentFields
            value={{ permanent, freelance, permanentPercentage, freelancePercentage }}
            error={error}
            ref={ref}
            onChange={(part) => {
              for (const key of ['permanent', 'freelance'] as const)
                if (part[key] !== undefined) {
                  setValue(key, part[key]);
                  clearErrors('permanent');
                }
              for (const key of ['permanentPercentage', 'freelancePercentage'] as const)
                if (part[key] !== undefined) setValue(key, part[key]);
            }}
          />
        )}
      </FormField>
      <OfferFields
        control={control}
        aid={<SalaryAid comparable={comparable} currency={currency} period={period} amount={amount} />}
      />
      <FormField control={control} name="availability">
        {(field) => <AvailabilityField {...field} />}
      </FormField>
      <WizardActions submitLabel="Next" submitting={form.formState.isSubmitting} backTo={PATHS.addRole1} />
    </Form>
  );
}
