import { isLanguage, type Language, LANGUAGE_COOKIE, LANGUAGE_COOKIE_KEPT, tongueAtHand } from '@vela/language';

/** Lets the pages whose address names no choice, the start page and the way back from a login, open in a language. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; ${LANGUAGE_COOKIE_KEPT}${secure}`;
}

/** A press that opens the page elsewhere is the browser's own. */
export const opensElsewhere = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Remembers the language of this page. */
export function rememberThisLanguage(): void {
  const tongue = tongueAtHand();
  if (isLanguage(tongue)) rememberLanguage(tongue);
}
