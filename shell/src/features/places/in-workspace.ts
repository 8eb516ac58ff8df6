import type { UserType } from '@vela/contracts/constants';
import type { SessionService } from '@vela/contracts/remote';
import { audienceOf, isAdminPath, isPublicPath, isWorkspacePath } from '@vela/contracts/routes';
import type { SessionUser } from '@vela/contracts/schemas';
import { useSession } from '@vela/design-system/services';
import { useLocation } from '@vela/router';

/** Whose workspace a page stands in. */
export interface Workspace {
  readonly user: SessionUser;
  readonly userType: UserType;
}

/** @returns whose workspace the page is part of, see `workspaceAt` */
export function useWorkspace(): Workspace | null {
  const { pathname } = useLocation();
  return workspaceAt(pathname, useSession());
}

/**
 * @returns whether the page most likely stands in a workspace, while nobody has said yet who is signed in: the room of
 * its navigation is kept, so that the page does not jump aside when it comes
 */
export function useWorkspaceToCome(): boolean {
  const { pathname } = useLocation();
  const { user } = useSession();
  return user === undefined && isWorkspacePath(pathname);
}

/**
 * @returns whose workspace a page is part of; null for public pages, for the admin area, which has its own, and for
 * somebody who has no profile of the page's role yet
 */
export function workspaceAt(pathname: string, { user, userType }: SessionService): Workspace | null {
  if (!user || isPublicPath(pathname) || isAdminPath(pathname)) return null;
  const role = audienceOf(pathname, userType);
  const profile = role === 'talentSeeker' ? user.talentSeeker : user.jobSeeker;
  return profile === undefined ? null : { user, userType: role };
}

/** What a page stands in: the site's own frame, somebody's workspace, or the area of the platform's own people. */
export type Surroundings = 'public' | 'workspace' | 'administration';

/** @returns what the page stands in, as far as it is known: while nobody has said who is signed in, what its path tells */
export function useSurroundings(): Surroundings {
  const { pathname } = useLocation();
  const session = useSession();
  const { user } = session;
  // Whoever is no administrator is told of no such area, in the site's own frame.
  if (isAdminPath(pathname)) return user === undefined || user?.admin === true ? 'administration' : 'public';
  const isWorkspace = user === undefined ? isWorkspacePath(pathname) : workspaceAt(pathname, session) !== null;
  return isWorkspace ? 'workspace' : 'public';
}
