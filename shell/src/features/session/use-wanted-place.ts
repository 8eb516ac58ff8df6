import { useEffect, useRef } from 'react';
import type { ToastService } from '@vela/contracts/remote';
import { isPublicPath, isUnknownPath } from '@vela/contracts/routes';
import type { SessionUser } from '@vela/contracts/schemas';
import { msg, t } from '@vela/language';
import { type Place, wantedPlace } from './places.js';

const WANTED_TEXT = msg('Log in to open that page. You will get there right after.');
const UNKNOWN_TEXT = msg('There is no page at that address, so you are on the home page.');

/**
 * Keeps the private page that a visitor asked for while the guard sends them home. Who signed out in this tab left the
 * page on purpose, and the next person to log in here has no business on it.
 * @param user undefined while it is not known who is signed in
 */
export function useWantedPlace(user: SessionUser | null | undefined, place: Place, toasts: ToastService): void {
  const { pathname, search, hash } = place;
  const signedInHere = useRef(false);
  const unknown = useRef<string | null>(null);
  useEffect(() => {
    if (user) signedInHere.current = true;
    if (user !== null || signedInHere.current || isPublicPath(pathname)) return;
    if (isUnknownPath(pathname)) {
      // Strict mode runs an effect twice.
      if (unknown.current !== pathname) toasts.show({ message: t(UNKNOWN_TEXT), variant: 'info' });
      unknown.current = pathname;
      return;
    }
    const news = wantedPlace.keep({ pathname, search, hash });
    if (news) toasts.show({ message: t(WANTED_TEXT), variant: 'info' });
  }, [user, pathname, search, hash, toasts]);
}
