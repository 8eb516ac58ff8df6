import { useState } from 'react';
import type { UserType } from '@vela/contracts/constants';
import { useSession } from '@vela/design-system/services';
import { useLocation } from '@vela/router';
import { workspaceAt } from './in-workspace.js';

/**
 * Every tab acts in one role, and a page that is open in another one goes on: it is judged by the role that it was entered
 * in. Who comes to it from their recruiter's workspace comes as a recruiter, whatever another tab did meanwhile.
 * @returns the role that the page is judged by
 */
export function usePageRole(): UserType {
  const { pathname } = useLocation();
  const session = useSession();
  const { user, userType } = session;
  const userId = user?.id;
  const [entered, setEntered] = useState<{
    readonly pathname: string;
    readonly userId: string;
    readonly role: UserType;
  } | null>(null);
  if (userId === undefined) return userType;
  const before = entered?.userId === userId ? entered : null;
  if (before?.pathname === pathname) return before.role;
  const isFromRecruiting = before !== null && workspaceAt(before.pathname, session)?.userType === 'talentSeeker';
  const role = isFromRecruiting ? 'talentSeeker' : userType;
  setEntered({ pathname, userId, role });
  return role;
}
