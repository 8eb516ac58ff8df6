import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { object } from 'yup';
import {
  requiredLinkedinProfile,
  type SessionUser,
  type TalentSeeker,
  type TalentSeekerInput,
} from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Form, FormField } from '@vela/design-system/form';
import { t } from '@vela/language';
import { IdentityFields } from './identity-fields.js';
import { LinkedinField } from './linkedin-field.js';

const schema = object({ linkedinProfile: requiredLinkedinProfile() });

export interface ProfileFormProps {
  readonly user: SessionUser;
  readonly save: (payload: TalentSeekerInput) => Promise<TalentSeeker>;
  readonly onSaved: (profile: TalentSeeker) => void | Promise<void>;
}

/** Who the recruiter is. */
export function ProfileForm({ user, save, onSaved }: ProfileFormProps) {
  const form = useForm({
    defaultValues: { linkedinProfile: user.talentSeeker?.linkedinProfile ?? '' },
    resolver: yupResolver(schema),
  });
  return (
    <Form form={form} onSubmit={async (values) => onSaved(await save(values))}>
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
