import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { object } from 'yup';
import { LINKEDIN_PROFILE_HOST, requiredLinkedinProfile, type SessionUser } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Form, FormField } from '@vela/design-system/form';
import { TextField } from '@vela/design-system/text-field';
import { t } from '@vela/language';
import { RestoredNotice, useDraft } from '@vela/slice-parts/draft';
import { linkedinDraftSchema } from '../draft/draft-schemas.js';
import { talentDraftKey } from '../draft/talent-draft-key.js';
import { useProfileStep } from '../use-profile-step.js';

const linkedinSchema = object({ linkedinProfile: requiredLinkedinProfile() });

/** The address of the talent's profile at the professional network. */
export function LinkedinForm({ user: { id: userId, jobSeeker } }: { readonly user: SessionUser }) {
  const saved = useMemo(() => ({ linkedinProfile: jobSeeker?.linkedinProfile ?? '' }), [jobSeeker]);
  const form = useForm({ resolver: yupResolver(linkedinSchema), defaultValues: saved });
  const draft = useDraft(form, { key: talentDraftKey(userId, 'linkedin'), schema: linkedinDraftSchema, saved });
  const goOn = useProfileStep(draft.clear);
  return (
    <Form form={form} onSubmit={(values) => goOn(values)}>
      <RestoredNotice draft={draft} />
      <FormField control={form.control} name="linkedinProfile">
        {(field) => (
          <TextField
            {...field}
            label={t('LinkedIn profile')}
            type="url"
            inputMode="url"
            autoComplete="url"
            spellCheck={false}
            placeholder={`${LINKEDIN_PROFILE_HOST}/in/${t('your-name')}`}
            required
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
