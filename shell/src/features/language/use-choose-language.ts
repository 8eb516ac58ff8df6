import { type Language, LANGUAGE_COOKIE } from '@vela/language';

const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Lets the start page open in a language from now on. */
export function rememberLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${A_YEAR_IN_SECONDS}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}

/** @returns keeps a language, in the account of who is signed in too, and opens the page's address in it */
export function useChooseLanguage(): (language: Language, address: string) => Promise<void> {
  return (language, address) => {
    rememberLanguage(language);
    location.assign(address);
    return Promise.resolve();
  };
}
