import { inTongue, isLanguage, type Language, languages, SOURCE_LANGUAGE, type Tongue } from '@vela/language';
import { usualName } from '@vela/market/catalogue';
import type { OtherNames } from '../../records/category.js';

/** A category or role as it is stored: its own name is English. */
interface Term {
  readonly name: string;
  readonly names?: OtherNames;
}

/** @returns what it is called in a language: as an administrator said, else as it is usual, else in English */
export function namedIn(tongue: Tongue, { name, names }: Term): string {
  if (tongue === SOURCE_LANGUAGE) return name;
  const given = Object.entries(names ?? {}).find(([language]) => language === tongue)?.[1];
  return given ?? inTongue(tongue, () => usualName(name));
}

/** @returns what it is called in any language, each name once */
export const allNames = (term: Term): readonly string[] => [
  ...new Set(languages.map((language) => namedIn(language, term))),
];

/** A term as it was called before, too. */
interface Known extends Term {
  readonly formerNames?: readonly string[];
}

/**
 * @param before others that a term is one with from now on, or itself as it was
 * @returns what it was called before and is no longer, its own last name at the end and what others brought before its own;
 * nothing where that is nothing
 */
export function formerNamesOf(term: Known, before: readonly Known[]): { formerNames?: string[] } {
  const former = new Set(before.flatMap(({ formerNames = [] }) => formerNames));
  for (const name of before.flatMap(allNames)) former.add(name);
  for (const name of term.formerNames ?? []) former.add(name);
  for (const name of allNames(term)) former.delete(name);
  return former.size === 0 ? {} : { formerNames: [...former] };
}

/** @returns all that a term was ever called, the name of today first, then its last one and so on */
export const namesSoFar = ({ name, formerNames = [] }: Known): readonly string[] => [name, ...formerNames.toReversed()];

/** @returns whether two terms are called the same in any language, whatever the case: nobody could tell which is meant */
export function shareName(one: Term, other: Term): boolean {
  const names = new Set(allNames(one).map((name) => name.toLowerCase()));
  return allNames(other).some((name) => names.has(name.toLowerCase()));
}

/** @returns what else it is called, in other languages than one; nothing where it is called the same in all */
export function otherNames(tongue: Tongue, term: Term): { aliases?: string[] } {
  const shown = namedIn(tongue, term);
  const others = new Set(languages.map((language) => namedIn(language, term)));
  others.delete(shown);
  return others.size === 0 ? {} : { aliases: [...others] };
}

/** @returns what administrators call a term, as it goes over the wire; nothing where they call it as usual */
export const givenNames = ({ names }: Pick<Term, 'names'>) => {
  const given = Object.entries(names ?? {}).flatMap(([language, name]) =>
    isLanguage(language) ? [{ language, name }] : [],
  );
  return given.length === 0 ? {} : { names: given };
};

/** @returns the same as it is stored */
export const storedNames = (names: readonly { readonly language: Language; readonly name: string }[]): OtherNames =>
  Object.fromEntries(names.map(({ language, name }) => [language, name]));
