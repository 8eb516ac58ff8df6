import type { AnonymousProfile } from '@vela/contracts/schemas';
import { TalentProfile, type TalentProfileProps } from '@vela/slice-parts/talent';
import { useTalent } from '../api/get-talent.js';

export interface TalentPreviewProps extends Pick<TalentProfileProps, 'matchedRole' | 'place' | 'role' | 'payForRole'> {
  /** The profile as the match or the connection carries it. */
  readonly talent: AnonymousProfile;
  /** The role for which it is looked at; none in a search without a role. */
  readonly openRoleId?: string;
}

/** A talent's profile, which the talent gets to know was opened: without a name until they accepted. */
export function TalentPreview({ talent: known, openRoleId, ...forRole }: TalentPreviewProps) {
  const talent = useTalent(known.id, openRoleId).data ?? { ...known, extra: null };
  return <TalentProfile talent={talent} extra={talent.extra} {...forRole} />;
}
