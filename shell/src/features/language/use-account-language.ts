import { useEffect, useRef } from 'react';
import type { ApiClient } from '@vela/contracts/client';
import { chooseLanguage } from '@vela/contracts/endpoints';
import { SHELL_PATHS } from '@vela/contracts/routes';
import type { SessionUser } from '@vela/contracts/schemas';
import { isLanguage, SOURCE_LANGUAGE, tongueAtHand } from '@vela/language';
import { LEGAL_PATHS } from '../places/legal-paths.js';
import { addressIn, type Place } from './language-address.js';
import { rememberLanguage } from './remember-language.js';

/**
 * Opens the site in the language of the account, once for each time that the site is opened: a link in a mail, or from
 * somebody who reads another one, leads to this person's own. Legal documents stay as they were asked for: a translation
 * leads to the English text, which applies. Who never chose has chosen with a page that is not English.
 */
export function useAccountLanguage(api: ApiClient, user: SessionUser | null | undefined, place: Place): void {
  const { pathname, search, hash } = place;
  const settled = useRef<string | null>(null);
  useEffect(() => {
    const tongue = tongueAtHand();
    // A login is under way: it leads elsewhere, and its answer is good for one call.
    if (!user || settled.current === user.id || !isLanguage(tongue) || SHELL_PATHS.includes(pathname)) return;
    if (LEGAL_PATHS.has(pathname)) return;
    settled.current = user.id;
    const { language } = user;
    if (language === null) {
      if (tongue !== SOURCE_LANGUAGE)
        void api.call(chooseLanguage, { body: { language: tongue } }).catch(() => undefined);
    } else if (language !== tongue) {
      rememberLanguage(language);
      location.replace(addressIn(language, { pathname, search, hash }));
    }
  }, [api, user, pathname, search, hash]);
}
