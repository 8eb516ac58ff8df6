import type { OpenRole } from '@vela/contracts/schemas';
import { Checkbox } from '@vela/design-system/checkbox';
import { LET_TALENT_SEE } from '../../../texts/let-talent-see.js';
import { useSetOpenRoleSight } from '../api/set-open-role-sight.js';

/** Lets talent whom a role fits see it; saved at once. */
export function TalentSight({ role }: { readonly role: OpenRole }) {
  const save = useSetOpenRoleSight();
  return (
    <Checkbox
      label={LET_TALENT_SEE.label}
      hint={LET_TALENT_SEE.hint}
      value={save.isPending ? save.variables.shownToTalent : role.shownToTalent}
      disabled={save.isPending}
      onChange={(shownToTalent) => save.mutate({ id: role.id, shownToTalent })}
      {...(save.isError ? { error: save.error.message } : {})}
    />
  );
}
