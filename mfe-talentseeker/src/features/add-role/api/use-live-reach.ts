import { reachInputOf } from '../draft/reach-input.js';
import type { WizardStep } from '../draft/steps.js';
import { useRoleDraft } from '../draft/use-role-draft.js';
import { useSettled } from '../draft/use-settled.js';
import { useRoleReach } from './count-role-reach.js';

/** Typing has to pause this long before the next question is asked. */
const PAUSE_MS = 400;

/** @returns whom the draft reaches so far, and the draft that was counted; all of a page share one question */
export function useLiveReach(step: WizardStep) {
  const draft = useSettled(useRoleDraft(), PAUSE_MS);
  return { draft, ...useRoleReach(reachInputOf(draft, step)) };
}
