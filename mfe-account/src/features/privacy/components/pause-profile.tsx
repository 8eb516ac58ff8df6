import type { OwnProfile } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Checkbox } from '@vela/design-system/checkbox';
import { whereMetText } from '@vela/formats';
import { t } from '@vela/language';
import { useChangeProfile } from '../api/change-profile.js';
import { Section } from './section.js';

/** Takes the talent out of every list for a while; saved at once. */
export function PauseProfile({ profile }: { readonly profile: OwnProfile }) {
  const save = useChangeProfile();
  return (
    <Section
      matter="pause"
      about={t(
        'While you are not open to contact, no recruiter finds or views you. Nothing that you filled in is lost.',
      )}
    >
      <Checkbox
        label={t('Open to contact')}
        hint={whereMetText(profile)}
        value={save.isPending ? save.variables.availableForContact === true : profile.availableForContact}
        disabled={save.isPending}
        onChange={(availableForContact) => save.mutate({ availableForContact })}
        {...(save.isError ? { error: save.error.message || TEXTS.unknownError } : {})}
      />
    </Section>
  );
}
