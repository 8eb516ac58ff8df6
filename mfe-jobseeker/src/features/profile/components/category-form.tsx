import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import type { SessionUser } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Form, FormField } from '@vela/design-system/form';
import { t } from '@vela/language';
import { RestoredNotice, useDraft } from '@vela/slice-parts/draft';
import { categoryDraftSchema } from '../draft/draft-schemas.js';
import { talentDraftKey } from '../draft/talent-draft-key.js';
import { profileFormSchema } from '../profile-schema.js';
import { useProfileStep } from '../use-profile-step.js';
import { CategoryField } from './category-field.js';

const categorySchema = profileFormSchema.pick(['category']);

/** The category in which a talent is matched. */
export function CategoryForm({ user: { id: userId, jobSeeker: profile } }: { readonly user: SessionUser }) {
  const saved = useMemo(() => ({ category: profile?.categoryId ?? null }), [profile]);
  const form = useForm({ resolver: yupResolver(categorySchema), defaultValues: saved });
  const draft = useDraft(form, { key: talentDraftKey(userId, 'category'), schema: categoryDraftSchema, saved });
  const goOn = useProfileStep(draft.clear);
  const hasChoices =
    (profile?.jobSeekerProfilesRoles.length ?? 0) > 0 || (profile?.jobSeekerProfileSkills.length ?? 0) > 0;
  return (
    <Form
      form={form}
      onSubmit={({ category }) => {
        if (category === null) return;
        const changed = category.id !== profile?.categoryId?.id;
        return goOn({
          categoryId: { id: category.id },
          // Roles and skills belong to a category.
          ...(changed && hasChoices ? { jobSeekerProfilesRoles: [], nextRole: {}, jobSeekerProfileSkills: [] } : {}),
        });
      }}
    >
      <RestoredNotice draft={draft} />
      <FormField control={form.control} name="category">
        {(field) => (
          <CategoryField
            {...field}
            {...(hasChoices ? { hint: t('Another category begins with no roles and no skills.') } : {})}
          />
        )}
      </FormField>
      <div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('Save and continue')}
        </Button>
      </div>
    </Form>
  );
}
