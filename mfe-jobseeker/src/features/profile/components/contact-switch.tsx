import { TEXTS } from '@vela/contracts/texts';
import { Checkbox } from '@vela/design-system/checkbox';
import { t } from '@vela/language';
import { useSaveProfile } from '../api/save-profile.js';

const hintOf = ({ open, showable }: ContactSwitchProps): string => {
  if (!open) return t('You appear in no list. Requests that you have stay.');
  return showable
    ? t('You appear in recruiters’ lists.')
    : t('You will appear in recruiters’ lists once your profile can be found.');
};

export interface ContactSwitchProps {
  readonly open: boolean;
  /** The profile has what it takes to be found. */
  readonly showable: boolean;
}

/** Opens or closes the profile for requests; saved at once. */
export function ContactSwitch({ open, showable }: ContactSwitchProps) {
  const save = useSaveProfile();
  return (
    <Checkbox
      label={t('Open to contact')}
      hint={hintOf({ open, showable })}
      value={save.isPending ? save.variables.availableForContact === true : open}
      disabled={save.isPending}
      onChange={(availableForContact) => save.mutate({ availableForContact })}
      {...(save.isError ? { error: save.error.message || TEXTS.unknownError } : {})}
    />
  );
}
