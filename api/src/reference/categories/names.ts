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
