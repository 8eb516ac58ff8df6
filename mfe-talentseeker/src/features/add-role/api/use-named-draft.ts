import { useMemo } from 'react';
import { namedAsIn } from '@vela/slice-parts/draft';
import { useCategories, useCategoryRoles } from '@vela/slice-parts/reference';
import type { RoleDraft } from '../draft/role-draft.js';
import { useRoleDraft } from '../draft/use-role-draft.js';

/**
 * The draft to show: what it names may have been chosen on a page of another language. The draft itself keeps its names,
 * or two tabs of two languages would write over each other's without end; the API takes either.
 */
export function useNamedDraft(): RoleDraft {
  const draft = useRoleDraft();
  const { data: categories } = useCategories();
  const { data: roles } = useCategoryRoles(draft.details.category?.id ?? null);
  return useMemo(
    () => ({ ...draft, details: namedAsIn(draft.details, [categories, roles]) }),
    [draft, categories, roles],
  );
}
