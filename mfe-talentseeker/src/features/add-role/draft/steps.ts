import { PATHS, pathTo } from '@vela/contracts/routes';
import type { RoleDraft } from './role-draft.js';
import { areDetailsComplete, isExperienceComplete } from './rules.js';

export type WizardStep = 1 | 2 | 3;

/** @returns the address of each step, null for one that cannot be entered yet */
export function stepPaths({ details, experience }: RoleDraft): Readonly<Record<WizardStep, string | null>> {
  const second = areDetailsComplete(details) && details.category !== null;
  return {
    1: PATHS.addRole1,
    2: second ? pathTo(PATHS.addRole2, { catIdParam: details.category?.id ?? '' }) : null,
    3: second && isExperienceComplete(experience) ? PATHS.addRole3 : null,
  };
}

/**
 * Where a visitor of a step belongs instead.
 * @param path the address that was entered
 * @returns the last step before it that can be entered, or null where the step itself can
 */
export function detourFrom(step: WizardStep, path: string, draft: RoleDraft): string | null {
  const paths = stepPaths(draft);
  const allowed = paths[step] ?? paths[2] ?? paths[1];
  return allowed === null || allowed === path ? null : allowed;
}
