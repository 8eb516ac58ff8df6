import { CONSENT_COOKIE, type ConsentCategoryName } from '@vela/contracts/constants';

/** What a visitor decided about cookies, as their browser remembers it. */
export interface ConsentDecision {
  readonly consentId: string;
  readonly categories: readonly string[];
}

function valueOf(cookies: string): string | undefined {
  const prefix = `${CONSENT_COOKIE.name}=`;
  return cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
}

/**
 * Reads the decision from the browser's cookies.
 * @param cookies `document.cookie`
 * @returns null without one, and where it was made for another revision of the question
 */
export function readDecision(cookies: string): ConsentDecision | null {
  const value = valueOf(cookies);
  if (value === undefined) return null;
  try {
    const { consentId, categories, revision } = JSON.parse(decodeURIComponent(value)) as Record<string, unknown>;
    if (typeof consentId !== 'string' || !Array.isArray(categories) || revision !== CONSENT_COOKIE.revision)
      return null;
    return { consentId, categories: categories.map(String) };
  } catch {
    return null;
  }
}

/** @returns whether a category was agreed to */
export const agreesTo = (decision: ConsentDecision | null, category: ConsentCategoryName): boolean =>
  decision?.categories.includes(category) ?? false;

/** Event at the window; what reads a page beforehand and the shell are built apart, and both hear it. */
const MADE = 'vela:consent';

/** What else may mean that another decision holds: somebody comes back from another tab, or the browser tells of a cookie, as not every one does. */
const hints = (): readonly (readonly [EventTarget, string])[] => [
  [globalThis, 'focus'],
  [globalThis, 'pageshow'],
  [globalThis, 'visibilitychange'],
  ...('cookieStore' in globalThis ? [[cookieStore, 'change'] as const] : []),
];

/** Tells when a decision was made on this page, and when one may have been made, or be gone, elsewhere. */
export const decisions = {
  announce: (): void => void dispatchEvent(new Event(MADE)),
  subscribe: (listener: () => void): (() => void) => {
    const heard = [[globalThis, MADE] as const, ...hints()];
    for (const [target, kind] of heard) target.addEventListener(kind, listener);
    return () => {
      for (const [target, kind] of heard) target.removeEventListener(kind, listener);
    };
  },
};
