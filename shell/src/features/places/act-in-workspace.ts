import { useEffect, useRef } from 'react';
import { isWorkspacePath } from '@vela/contracts/routes';
import { useSession } from '@vela/design-system/services';
import { useLocation } from '@vela/router';
import { workspaceAt } from './in-workspace.js';

/**
 * Whoever comes into a workspace of theirs, by whatever link, acts in its role from there on, as by “Switch to …”.
 * @param stays whether the page is theirs to open, and not one that they are led away from
 */
export function useActInWorkspace(stays: boolean): void {
  const { pathname } = useLocation();
  const session = useSession();
  const role = stays && isWorkspacePath(pathname) ? workspaceAt(pathname, session)?.userType : undefined;
  const { userType, switchUserType } = session;
  // Once for a page: two tabs that stay open in two roles would take turns for ever.
  const entered = useRef<string | null>(null);
  useEffect(() => {
    if (role === undefined || entered.current === pathname) return;
    entered.current = pathname;
    if (role !== userType) switchUserType(role);
  }, [role, userType, switchUserType, pathname]);
}
