import { chooseLanguage } from '@vela/contracts/endpoints';
import { isLanguage, type Language, placedPath } from '@vela/language';
import { addressIn, linkIn, type Place } from '../features/language/language-address.js';
import { opensElsewhere, rememberLanguage } from '../features/language/remember-language.js';

/** Keeps a language in the account. Should that fail, the page opens in it all the same. */
const tellAccount = (language: Language): Promise<unknown> =>
  fetch(chooseLanguage.path, {
    method: chooseLanguage.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  }).catch(() => undefined);

/** @returns the link to this page in another language that something stands in, and that language; null where there is none */
function choiceAt(
  element: EventTarget | null,
): { readonly link: HTMLAnchorElement; readonly language: Language } | null {
  const link = element instanceof Element ? element.closest('footer a[hreflang]') : null;
  if (!(link instanceof HTMLAnchorElement) || !isLanguage(link.hreflang)) return null;
  return { link, language: link.hreflang };
}

/**
 * Remembers the language whose link is pressed, which leads to the same place in it.
 * @param isVisitor whether it is known that nobody is signed in; an account would lead back to the language of before
 */
export function keepLanguageChoice(isVisitor: () => boolean, signal: AbortSignal): void {
  // The page was rendered for every query and every place in it.
  const placeHere = (): Place => ({
    pathname: placedPath(location.pathname).pathname,
    search: location.search,
    hash: location.hash,
  });
  // Before the browser opens it, in a new tab too, or offers to.
  const aim = ({ target }: Event): void => {
    const choice = choiceAt(target);
    if (choice !== null) choice.link.setAttribute('href', linkIn(choice.language, placeHere()));
  };
  const onClick = (event: MouseEvent): void => {
    const choice = choiceAt(event.target);
    if (choice === null || opensElsewhere(event)) return;
    const { link, language } = choice;
    link.setAttribute('href', addressIn(language, placeHere()));
    rememberLanguage(language);
    if (isVisitor()) return;
    event.preventDefault();
    void tellAccount(language).then(() => location.assign(link.href));
  };
  for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, aim, { signal });
  document.addEventListener('click', onClick, { signal });
}
