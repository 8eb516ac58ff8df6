/**
 * Whether a part of the page that is being taken over stands there as it was served. Such a part needs no code to be
 * read: it is left alone until somebody uses it.
 * @param id of the part's element
 */
export const wasServed = (id: string): boolean =>
  typeof document !== 'undefined' && document.getElementById(id) !== null;

/** Properties of an element that keeps what was served in it. */
export const AS_SERVED = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const;
