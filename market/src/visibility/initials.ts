/** Signs that are a whole name or a syllable of one: the first of them tells more than a letter does. */
const MORE_THAN_LETTER =
  /^[\p{scx=Han}\p{scx=Hangul}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Yi}\p{scx=Tangut}\p{scx=Nushu}\p{scx=Khitan_Small_Script}\p{scx=Ethiopic}\p{scx=Cherokee}\p{scx=Canadian_Aboriginal}\p{scx=Vai}]/u;
/** In place of such a letter, and of somebody without a name: the same for everybody. */
const NO_LETTER = '–';

/**
 * A letter with its accents, so that none is cut off; whole letters, also where they are two units of UTF-16. Vowels that are
 * written around a consonant are no accents: with them a letter is a syllable. What does not show is no letter.
 */
const FIRST = /(?!\p{Lm})[\p{L}\p{N}](?:(?=\p{M})\p{sc=Inherited})*/u;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

interface Named {
  readonly givenName: string;
  readonly familyName: string;
}

/** @returns the first letter of a name part, upper case, the same in every language; '' where there is none */
const firstLetterOf = (part: string): string => FIRST.exec(part)?.[0].toLocaleUpperCase('en') ?? '';

function initialOf(part: string): string {
  const letter = firstLetterOf(part);
  return MORE_THAN_LETTER.test(letter) ? NO_LETTER : letter;
}

/**
 * All that is shown of a talent's name before they accepted.
 * @returns one or two letters, with a dash for each that would tell a name; a dash where there is no name
 */
export const initialsOf = ({ givenName, familyName }: Named): string =>
  initialOf(givenName) + initialOf(familyName) || NO_LETTER;

/** @returns the first letters of somebody whom the reader knows by name, for their mark where there is no picture */
export const markOf = ({ givenName, familyName }: Named): string =>
  firstLetterOf(givenName) + firstLetterOf(familyName);

/** @returns the first letters of a name that is kept whole, such as a company's, for its mark */
export const initialsOfName = (name: string): string =>
  (name.match(WORD) ?? []).slice(0, 2).map(firstLetterOf).join('');
