import type { OwnProfile } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Checkbox } from '@vela/design-system/checkbox';
import { whereMetText } from '@vela/formats';
import { t } from '@vela/language';
import { useSaveProfile } from '../api/save-profile.js';

/** Opens or closes the profile for requests; saved at once. */
export function ContactSwitch({ profile }: { readonly profile: OwnProfile }) {
  const save = useSaveProfile();
  return (
    <Checkbox
      label={t('Open to contact')}
      hint={whereMetText(profile)}
      value={save.isPending ? save.variables.availableForContact === true : profile.availableForContact}
      disabled={save.isPending}
      onChange={(availableForContact) => save.mutate({ availableForContact })}
      {...(save.isError ? { error: save.error.message || TEXTS.unknownError } : {})}
    />
  );
}
