import { PATHS } from '@vela/contracts/routes';
import { isBegun, type RoleDraft } from './role-draft.js';

/** A draft that waits to be finished. */
export interface UnfinishedRole {
  /** Name of the role, null while there is none. */
  readonly name: string | null;
  readonly isPosted: boolean;
  /**
   * Where the wizard goes on. Its guard leads to the furthest step that can be entered, which only the rules of the steps tell: those need not
   * come with a page that says that something waits.
   */
  readonly to: string;
}

/** @returns what waits to be finished, or null */
export const unfinishedRole = (draft: RoleDraft): UnfinishedRole | null =>
  isBegun(draft)
    ? { name: draft.details.role?.name ?? null, isPosted: draft.editing !== null, to: PATHS.addRole3 }
    : null;
