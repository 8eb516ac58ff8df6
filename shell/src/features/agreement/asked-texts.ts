import { currentVersion, LEGAL_TEXTS } from '@vela/contracts/legal';
import type { SessionService } from '@vela/contracts/remote';
import { audienceOf, isAdminPath, isBelow, isPublicPath, PATHS } from '@vela/contracts/routes';
import type { OutstandingText } from '@vela/contracts/schemas';
import { useSession } from '@vela/design-system/services';
import { askedRole } from '@vela/market/consents';
import { useLocation } from '@vela/router';

const NOTHING: readonly OutstandingText[] = [];

/** Whether this page has the text as it is asked for: a server that was released since may know a later one. */
const isKnownHere = ({ text, version }: OutstandingText): boolean =>
  text in LEGAL_TEXTS && version <= currentVersion(text);

/**
 * @returns what somebody is asked to agree to on a page. Never on the pages that anybody may read, in the admin area, or in the
 * privacy centre: who does not agree takes their data along and leaves from there. Nor to what this page cannot show: the next one asks.
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
  return role === null ? NOTHING : user.outstandingTexts[role].filter(isKnownHere);
}

/** As `textsAskedAt` for the page at hand. */
export function useAskedTexts(): readonly OutstandingText[] {
  const { pathname } = useLocation();
  return textsAskedAt(pathname, useSession());
}
