import type { OwnProfile } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Checkbox } from '@vela/design-system/checkbox';
import { whereMetText } from '@vela/formats';
import { t } from '@vela/language';
import { useProfileChoice } from '../api/change-profile.js';
import { Section } from './section.js';

/** Takes the talent out of every list for a while; saved at once. */
export function PauseProfile({ profile }: { readonly profile: OwnProfile }) {
  const { chosen, choose, error } = useProfileChoice('availableForContact');
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
        value={chosen ?? profile.availableForContact}
        onChange={(value) => choose(value)}
        {...(error !== null && { error: error.message || TEXTS.unknownError })}
      />
    </Section>
  );
}
