import { useState } from 'react';
import type { SessionService } from '@vela/contracts/remote';
import { audienceOf, isAdminPath, isBelow, isPublicPath, PATHS } from '@vela/contracts/routes';
import type { OutstandingText } from '@vela/contracts/schemas';
import { useSession } from '@vela/design-system/services';
import { askedRole } from '@vela/market/consents';
import { useLocation } from '@vela/router';

const NOTHING: readonly OutstandingText[] = [];

/**
 * @returns what somebody is asked to agree to before they go on to a page. Never on the pages that anybody may read, in the
 * admin area, or in the privacy centre: who does not agree takes their data along and leaves from there.
 */
export function textsAskedAt(
  pathname: string,
  { user, userType }: Pick<SessionService, 'user' | 'userType'>,
): readonly OutstandingText[] {
  if (
    !user?.outstandingTexts ||
    isPublicPath(pathname) ||
    isAdminPath(pathname) ||
    isBelow(pathname, PATHS.privacyCentre)
  )
    return NOTHING;
  const role = askedRole(user, audienceOf(pathname, userType));
  return role === null ? NOTHING : user.outstandingTexts[role];
}

/**
 * As `textsAskedAt` for the page at hand. A page that is open stays: somebody may be typing there when a text gets a new
 * version, and is asked at the next page.
 */
export function useAskedTexts(): readonly OutstandingText[] {
  const { pathname } = useLocation();
  const session = useSession();
  const asked = textsAskedAt(pathname, session);
  const visit = `${session.user?.id ?? ''} ${pathname}`;
  const [entrance, setEntrance] = useState({ visit: '', isOpen: false });
  const isOpen = asked.length === 0 || (entrance.visit === visit && entrance.isOpen);
  if (entrance.visit !== visit || entrance.isOpen !== isOpen) setEntrance({ visit, isOpen });
  return isOpen ? NOTHING : asked;
}
