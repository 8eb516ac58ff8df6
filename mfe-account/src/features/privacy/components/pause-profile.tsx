import type { OwnProfile } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Checkbox } from '@vela/design-system/checkbox';
import { useSetOpenToContact } from '../api/set-open-to-contact.js';
import { Section } from './section.js';

/** Has what it takes to be found: without a category, a role or a skill no recruiter's list shows a profile. */
const canBeFound = (profile: OwnProfile): boolean =>
  profile.categoryId !== null && profile.jobSeekerProfilesRoles.length > 0 && profile.jobSeekerProfileSkills.length > 0;

function hintOf(profile: OwnProfile): string {
  if (!profile.availableForContact) return 'You appear in no list. Requests that you have stay.';
  return canBeFound(profile)
    ? 'You appear in recruiters’ lists.'
    : 'You will appear in recruiters’ lists once your profile can be found.';
}

/** Takes the talent out of every list for a while; saved at once. */
export function PauseProfile({ profile }: { readonly profile: OwnProfile }) {
  const save = useSetOpenToContact();
  return (
    <Section
      title="Pause your profile"
      about="While you are not open to contact, no recruiter finds or views you. Nothing that you filled in is lost."
    >
      <Checkbox
        label="Open to contact"
        hint={hintOf(profile)}
        value={save.isPending ? save.variables : profile.availableForContact}
        disabled={save.isPending}
        onChange={(open) => save.mutate(open)}
        {...(save.isError ? { error: save.error.message || TEXTS.unknownError } : {})}
      />
    </Section>
  );
}
