import type { OwnProfile } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Checkbox } from '@vela/design-system/checkbox';
import { whereMetText } from '@vela/formats';
import { t } from '@vela/language';
import { useContactChoice } from '../api/save-profile.js';

/** Opens or closes the profile for requests; saved at once. */
export function ContactSwitch({ profile }: { readonly profile: OwnProfile }) {
  const { chosen, choose, error } = useContactChoice();
  return (
    <Checkbox
      label={t('Open to contact')}
      hint={whereMetText(profile)}
      value={chosen ?? profile.availableForContact}
      onChange={(value) => choose(value)}
      {...(error !== null && { error: error.message || TEXTS.unknownError })}
    />
  );
}
