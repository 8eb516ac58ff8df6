import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { object, string } from 'yup';
import {
  requiredLinkedinProfile,
  type SessionUser,
  type TalentSeeker,
  type TalentSeekerInput,
} from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Form, FormField } from '@vela/design-system/form';
import { t } from '@vela/language';
import { RestoredNotice, useDraft } from '@vela/slice-parts/draft';
import { recruiterDraftKey } from '../../../drafts/recruiter-draft-key.js';
import { IdentityFields } from './identity-fields.js';
import { LinkedinField } from './linkedin-field.js';

const schema = object({ linkedinProfile: requiredLinkedinProfile() });
/** The shape alone: a draft may break every rule of the form. */
const draftSchema = object({ linkedinProfile: string().defined() }).required();

export interface ProfileFormProps {
  readonly user: SessionUser;
  readonly save: (payload: TalentSeekerInput) => Promise<TalentSeeker>;
  readonly onSaved: (profile: TalentSeeker) => void | Promise<void>;
}

/** Who the recruiter is. */
export function ProfileForm({ user, save, onSaved }: ProfileFormProps) {
  const saved = useMemo(() => ({ linkedinProfile: user.talentSeeker?.linkedinProfile ?? '' }), [user]);
  const form = useForm({ defaultValues: saved, resolver: yupResolver(schema) });
  const draft = useDraft(form, { key: recruiterDraftKey(user.id, 'profile'), schema: draftSchema, saved });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const profile = await save(values);
        draft.clear();
        await onSaved(profile);
      }}
    >
      <RestoredNotice draft={draft} />
      <IdentityFields user={user} />
      <FormField control={form.control} name="linkedinProfile">
        {(field) => <LinkedinField {...field} />}
      </FormField>
      <div>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('Next')}
        </Button>
      </div>
    </Form>
  );
}
