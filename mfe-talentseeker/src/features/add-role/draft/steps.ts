import { PATHS, pathTo } from '@vela/contracts/routes';
import { texts } from '@vela/language';
import type { RoleDraft } from './role-draft.js';
import { areDetailsComplete, isExperienceComplete } from './rules.js';

export type WizardStep = 1 | 2 | 3;

/** What the steps are called, on their buttons and wherever a reader is sent to one. */
export const STEP_LABELS: Readonly<Record<WizardStep, string>> = texts({
  1: 'Role Details',
  2: 'Experience',
  3: 'Role Description',
});

/** The fields of a posted role that the wizard asks for on its first two steps, by their names on the wire. */
const STEP_OF_FIELD: Readonly<Record<string, WizardStep>> = {
  category: 1,
  role: 1,
  remote: 1,
  hybrid: 1,
  office: 1,
  countries: 1,
  cities: 1,
  countriesCities: 1,
  skills: 2,
  permanent: 2,
  freelance: 2,
  permanentPercentage: 2,
  freelancePercentage: 2,
  compensation: 2,
  currency: 2,
  compensationTimePeriod: 2,
  availability: 2,
  musts: 2,
};

/** @param field of a refused role, such as `skills[0].Scala` @returns the step that asks for it */
export const stepOfField = (field: string): WizardStep => STEP_OF_FIELD[field.split(/[.[]/)[0] ?? ''] ?? 3;

/** @returns the first step that is not complete, null where the role can be posted */
export function incompleteStep(draft: RoleDraft): WizardStep | null {
  const paths = stepPaths(draft);
  if (paths[2] === null) return 1;
  return paths[3] === null ? 2 : null;
}

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
