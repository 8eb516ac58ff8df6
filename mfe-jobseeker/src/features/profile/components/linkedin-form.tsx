import { yupResolver } from '@hookform/resolvers/yup';
import { useForm } from 'react-hook-form';
import { object } from 'yup';
import { LINKEDIN_PROFILE_HOST, requiredLinkedinProfile, type OwnProfile } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Form, FormField } from '@vela/design-system/form';
import { TextField } from '@vela/design-system/text-field';
import { useProfileStep } from '../use-profile-step.js';

const linkedinSchema = object({ linkedinProfile: requiredLinkedinProfile() });

/** The address of the talent's profile at the professional network. */
export function LinkedinForm({ profile }: { readonly profile: OwnProfile | undefined }) {
  const form = useForm({
    resolver: yupResolver(linkedinSchema),
    defaultValues: { linkedinProfile: profile?.linkedinProfile ?? '' },
  });
  const goOn = useProfileStep();
  return (
    <Form form={form} onSubmit={(values) => goOn(values)}>
      <FormField control={form.control} name="linkedinProfile">
        {(field) => (
          <TextField
            {...field}
            label="LinkedIn profile"
            type="url"
            inputMode="url"
            autoComplete="url"
            spellCheck={false}
            placeholder={`${LINKEDIN_PROFILE_HOST}/in/your-name`}
            required
          />
        )}
      </FormField>
      <div><Button type="submit" loading={form.formState.isSubmitting}>Save and continue</Button></div>
    </Form>
  );
}
