import type { OpenRole } from '@vela/contracts/schemas';
import { Checkbox } from '@vela/design-system/checkbox';
import { LET_TALENT_SEE } from '../../../texts/let-talent-see.js';
import { useSightChoice } from '../api/set-open-role-sight.js';

/** Lets talent whom a role fits see it; saved at once. */
export function TalentSight({ role }: { readonly role: OpenRole }) {
  const { chosen, choose, error } = useSightChoice(role.id);
  return (
    <Checkbox
      label={LET_TALENT_SEE.label}
      hint={LET_TALENT_SEE.hint}
      value={chosen ?? role.shownToTalent}
      onChange={(value) => choose(value)}
      {...(error !== null && { error: error.message })}
    />
  );
}
