/** @returns the first character of a name part, upper case; whole characters, so that no accent is cut off */
function initialOf(part: string): string {
  const segments = new Intl.Segmenter('en').segment(part.trim());
  return [...segments][0]?.segment.toLocaleUpperCase('en') ?? '';
}

/**
 * All that is shown of a name before the talent accepted.
 * @returns one or two letters; empty where there is no name
 */
export const initialsOf = ({ givenName, familyName }: { givenName: string; familyName: string }): string =>
  initialOf(givenName) + initialOf(familyName);
