import { chooseLanguage } from '@vela/contracts/endpoints';
import { isLanguage, type Language } from '@vela/language';
import { opensElsewhere, rememberLanguage } from '../features/language/remember-language.js';

/** Keeps a language in the account. Should that fail, the page opens in it all the same. */
const tellAccount = (language: Language): Promise<unknown> =>
  fetch(chooseLanguage.path, {
    method: chooseLanguage.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  }).catch(() => undefined);

/**
 * Remembers the language whose link is pressed, which leads to the same place in it.
 * @param isVisitor whether it is known that nobody is signed in; an account would lead back to the language of before
 */
export function keepLanguageChoice(isVisitor: () => boolean, signal: AbortSignal): void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('footer a[hreflang]') : null;
    if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event) || !isLanguage(link.hreflang)) return;
    // The page was rendered for every query and every place in it.
    link.search = location.search;
    link.hash = location.hash;
    rememberLanguage(link.hreflang);
    if (isVisitor()) return;
    event.preventDefault();
    void tellAccount(link.hreflang).then(() => location.assign(link.href));
  };
  document.addEventListener('click', onClick, { signal });
}
