/** Properties of an element that holds what was served in it. */
export interface ServedPart {
  readonly suppressHydrationWarning: true;
  readonly dangerouslySetInnerHTML: { readonly __html: string };
}

/**
 * A part of the page that is being taken over, as it was served. Such a part needs no code to be read: it is left alone
 * until somebody uses it, and stands there again where React finds a difference and draws the page anew. Ask once and keep
 * the answer: another one makes React write the same text again.
 * @param id of the part's element
 * @returns what keeps it as it is; null where it was not served
 */
export function servedPart(id: string): ServedPart | null {
  const html = typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML;
  return html === undefined ? null : { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } };
}
