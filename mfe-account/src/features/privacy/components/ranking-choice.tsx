import type { OwnProfile } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Checkbox } from '@vela/design-system/checkbox';
import { whereMetText, whereProfileIsMet } from '@vela/formats';
import { useChangeProfile } from '../api/change-profile.js';
import { RANKING } from '../texts.js';
import { Section } from './section.js';

/** Takes the talent out of rankings, and leaves them in the search; saved at once. */
export function RankingChoice({ profile }: { readonly profile: OwnProfile }) {
  const save = useChangeProfile();
  const open = save.isPending ? save.variables.openToRanking === true : profile.openToRanking;
  const hint = open ? RANKING.on : RANKING.off;
  return (
    <Section matter="rankings" about={RANKING.about}>
      <Checkbox
        label={RANKING.label}
        hint={whereProfileIsMet(profile) === 'nowhere' ? whereMetText(profile) : hint}
        value={open}
        disabled={save.isPending}
        onChange={(openToRanking) => save.mutate({ openToRanking })}
        {...(save.isError ? { error: save.error.message || TEXTS.unknownError } : {})}
      />
    </Section>
  );
}
