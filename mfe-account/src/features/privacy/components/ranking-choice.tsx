import type { OwnProfile } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Checkbox } from '@vela/design-system/checkbox';
import { whereMetText, whereProfileIsMet } from '@vela/formats';
import { useProfileChoice } from '../api/change-profile.js';
import { RANKING } from '../texts.js';
import { Section } from './section.js';

/** Takes the talent out of rankings, and leaves them in the search; saved at once. */
export function RankingChoice({ profile }: { readonly profile: OwnProfile }) {
  const { chosen, choose, error } = useProfileChoice('openToRanking');
  const open = chosen ?? profile.openToRanking;
  const hint = open ? RANKING.on : RANKING.off;
  return (
    <Section matter="rankings" about={RANKING.about}>
      <Checkbox
        label={RANKING.label}
        hint={whereProfileIsMet(profile) === 'nowhere' ? whereMetText(profile) : hint}
        value={open}
        onChange={(value) => choose(value)}
        {...(error !== null && { error: error.message || TEXTS.unknownError })}
      />
    </Section>
  );
}
