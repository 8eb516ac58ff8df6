/** A letter with what belongs to it, so that no accent is cut off; whole letters, also where they are two units of UTF-16. */
const FIRST = /^\P{M}\p{M}*/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** @returns the first letter of a name part, upper case, the same in every language; '' where there is none */
const initialOf = (part: string): string => FIRST.exec(part.trim())?.[0].toLocaleUpperCase('en') ?? '';

/**
 * All that is shown of a talent's name before they accepted, and anybody's mark where there is no picture of them.
 * @returns one or two letters; '' where there is no name
 */
export const initialsOf = ({
  givenName,
  familyName,
}: {
  readonly givenName: string;
  readonly familyName: string;
}): string => initialOf(givenName) + initialOf(familyName);

/** @returns the first letters of a name that is kept whole, such as a company's, for its mark */
export const initialsOfName = (name: string): string => (name.match(WORD) ?? []).slice(0, 2).map(initialOf).join('');
