import { LINKEDIN_PROFILE_HOST } from '@vela/contracts/schemas';
import type { FormFieldBinding } from '@vela/design-system/form';
import { TextField } from '@vela/design-system/text-field';
import { t } from '@vela/language';

/** Address of the user's own page at the professional network. */
export function LinkedinField(field: FormFieldBinding<string>) {
  return (
    <TextField
      {...field}
      label={t('LinkedIn profile URL')}
      type="url"
      required
      autoComplete="url"
      placeholder={t('{host}/in/your-name', { host: LINKEDIN_PROFILE_HOST })}
    />
  );
}
