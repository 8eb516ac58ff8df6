import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, useWatch } from 'react-hook-form';
import { PATHS } from '@vela/contracts/routes';
import { Form, FormField } from '@vela/design-system/form';
import { t } from '@vela/language';
import { comparableRoles } from '@vela/market/pay';
import type { RoleDraft } from '../draft/role-draft.js';
import { type RoleExperience, roleExperienceSchema } from '../draft/rules.js';
import { useDraftStorage, useRoleDraft } from '../draft/use-role-draft.js';
import { useStoredForm } from '../draft/use-stored-form.js';
import { AvailabilityField } from './availability-field.js';
import { EmploymentFields } from './employment-fields.js';
import { FromText } from './from-text.js';
import { MustField } from './must-field.js';
import { OfferFields } from './offer-fields.js';
import { SalaryAid } from './salary-aid.js';
import { SkillsField } from './skills-field.js';
import { WizardActions } from './wizard-actions.js';

const experienceOfDraft = {
  write: (experience: RoleExperience) => ({ experience }),
  read: (draft: RoleDraft) => draft.experience,
};

export interface RoleExperienceFormProps {
  /** As the page's address has it; what a colleague has made of it since wins. */
  readonly categoryId: string;
  /** Called once the experience satisfies the rules. */
  readonly onNext: () => void | Promise<void>;
}

/** Step 2: what the talent should bring, and what is offered. */
export function RoleExperienceForm({ categoryId: addressed, onNext }: RoleExperienceFormProps) {
  const storage = useDraftStorage();
  const form = useForm({
    defaultValues: storage.read().experience,
    resolver: yupResolver(roleExperienceSchema),
  });
  useStoredForm(form, experienceOfDraft);
  const { control, setValue, clearErrors } = form;
  const { category, role, countries } = useRoleDraft().details;
  const categoryId = category?.id ?? addressed;
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
  const comparable = comparableRoles({ categoryId, role, countries });
  return (
    <Form form={form} onSubmit={onNext}>
      <FormField control={control} name="skills">
        {(field) => (
          <SkillsField
            {...field}
            categoryId={categoryId}
            onChange={(skills) => {
              // A skill that comes back later is asked for, and no must again by itself.
              const { musts } = storage.read();
              const kept = musts.skills.filter((must) => skills.some(({ name }) => name === must));
              if (kept.length < musts.skills.length) storage.update({ musts: { ...musts, skills: kept } });
              field.onChange(skills);
            }}
          />
        )}
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
      <FromText field="employment" />
      <MustField step={2} must="employment" skill={null} />
      <OfferFields
        control={control}
        aid={<SalaryAid comparable={comparable} currency={currency} period={period} amount={amount} />}
      />
      <FromText field="pay" />
      <MustField step={2} must="salary" skill={null} />
      <FormField control={control} name="availability">
        {(field) => <AvailabilityField {...field} />}
      </FormField>
      <FromText field="availability" />
      <MustField step={2} must="availability" skill={null} />
      <WizardActions submitLabel={t('Next')} submitting={form.formState.isSubmitting} backTo={PATHS.addRole1} />
    </Form>
  );
}
