import { isBegun, type RoleDraft } from './role-draft.js';
import { stepPaths } from './steps.js';

/** A draft that waits to be finished. */
export interface UnfinishedRole {
  /** Name of the role, null while there is none. */
  readonly name: string | null;
  readonly isPosted: boolean;
  /** The furthest step that can be entered. */
  readonly to: string;
}

/** @returns what waits to be finished, or null */
export function unfinishedRole(draft: RoleDraft): UnfinishedRole | null {
  if (!isBegun(draft)) return null;
  const paths = stepPaths(draft);
  return {
    name: draft.details.role?.name ?? null,
    isPosted: draft.editing !== null,
    to: paths[3] ?? paths[2] ?? paths[1] ?? '',
  };
}
