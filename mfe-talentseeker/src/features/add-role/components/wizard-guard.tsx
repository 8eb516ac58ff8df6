import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from '@vela/router';
import type { RoleDraft } from '../draft/role-draft.js';
import { detourFrom, type WizardStep } from '../draft/steps.js';
import { useDraftStorage } from '../draft/use-role-draft.js';

export interface WizardGuardProps {
  readonly step: WizardStep;
  readonly children: (draft: RoleDraft) => ReactNode;
}

/** Lets a step be entered once the steps before it have data; it is asked on entry only, posting clears the draft. */
export function WizardGuard({ step, children }: WizardGuardProps) {
  const { pathname } = useLocation();
  const storage = useDraftStorage();
  const [draft] = useState(storage.read);
  const detour = detourFrom(step, pathname, draft);
  return detour === null ? children(draft) : <Navigate to={detour} replace />;
}
