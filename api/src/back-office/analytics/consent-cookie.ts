import { CONSENT_COOKIE, type ConsentCategoryName } from '@vela/contracts/constants';

const VALUE = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE.name}=([^;]*)`);

/** @returns the decoded cookie, null where it is absent or somebody else's text */
function decoded(header: string | undefined): unknown {
  const value = VALUE.exec(header ?? '')?.[1];
  if (value === undefined) return null;
  try {
    return JSON.parse(decodeURIComponent(value));
  } catch {
    return null;
  }
}

/**
 * Whether the visitor agreed to a category, as the consent cookie says, to the version that is asked for now.
 * @param header the request's `Cookie`
 */
export function hasConsented(header: string | undefined, category: ConsentCategoryName): boolean {
  const cookie = decoded(header);
  if (typeof cookie !== 'object' || cookie === null) return false;
  const { categories, revision } = cookie as Record<string, unknown>;
  return revision === CONSENT_COOKIE.revision && Array.isArray(categories) && categories.includes(category);
}
