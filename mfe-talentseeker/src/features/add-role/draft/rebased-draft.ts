import type { OpenRole } from '@vela/contracts/schemas';
import { restoredValues, type Ties } from '@vela/slice-parts/draft';
import { contentOfRole } from './draft-of-role.js';
import { contentOf, fieldsOf, type RoleContent, type RoleDraft } from './role-draft.js';

const TIES: Ties<ReturnType<typeof fieldsOf>> = {
  together: [
    ['countries', 'countriesCities'],
    ['permanent', 'permanentPercentage'],
    ['freelance', 'freelancePercentage'],
    ['compensation', 'currency', 'compensationTimePeriod'],
  ],
  belonging: { category: ['role', 'skills'] },
};

/** Of two that `contentOfRole` made, in which the same stands in the same order. */
const isWrittenAlike = (one: RoleContent, other: RoleContent): boolean =>
  JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));

/**
 * Brings the changes of a posted role over what it says now: what was changed here stands, everything else is as it is
 * saved.
 * @param roles what the company's roles say now
 * @returns what becomes of the draft, null where nothing does
 */
export function rebasedDraft(
  draft: RoleDraft,
  roles: readonly OpenRole[],
): (RoleContent & Pick<RoleDraft, 'editing'>) | null {
  const { editing } = draft;
  const role = roles.find(({ id }) => id === editing?.id);
  if (editing === null || role === undefined) return null;
  const base = contentOfRole(role);
  // Told by another name, it says the same: nobody saved it, and yet the draft calls it so from now on.
  if (isWrittenAlike(base, editing.base)) return null;
  const kept = { typed: fieldsOf(draft), saved: fieldsOf(editing.base) };
  const { values, savedMeanwhile } = restoredValues(kept, fieldsOf(base), TIES);
  return {
    ...contentOf(values),
    editing: { id: editing.id, base, savedMeanwhile: savedMeanwhile || editing.savedMeanwhile },
  };
}
