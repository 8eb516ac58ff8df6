import { chooseLanguage } from '@vela/contracts/endpoints';
import { useApi, useSession } from '@vela/design-system/services';
import type { Language } from '@vela/language';
import { rememberLanguage } from './remember-language.js';

/** @returns keeps a language, in the account of who is signed in too, and opens the page's address in it */
export function useChooseLanguage(): (language: Language, address: string) => Promise<void> {
  const api = useApi();
  const { user } = useSession();
  return async (language, address) => {
    rememberLanguage(language);
    // Whoever is not known yet may have an account, which would lead back to the language of before; a visitor is refused.
    // Should the account not hear of it, the page opens all the same; the next one may be in the language of before.
    if (user !== null) await api.call(chooseLanguage, { body: { language } }).catch(() => undefined);
    location.assign(address);
  };
}
