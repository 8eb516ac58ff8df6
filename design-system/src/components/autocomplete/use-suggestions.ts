import { useMemo } from 'react';
import { atFirstUse } from '@vela/language';
import {
  type AutocompleteOption,
  grouped,
  type MissingOption,
  type OptionGroup,
  optionNamed,
  type TypedOption,
} from './option.js';

interface Query {
  readonly options: readonly AutocompleteOption[];
  /** What is typed; everything is suggested while it is empty. */
  readonly text: string;
  readonly limit: number;
  readonly freeText: boolean;
  /** Values that are chosen already and not offered as the reader's own words again. */
  readonly chosen: readonly string[];
  /** Words of the line that says that what is typed is missing; undefined where that cannot be said. */
  readonly sayMissing?: ((typed: string) => string) | undefined;
}

/** Fewer letters are the beginning of something rather than a name. */
const MISSING_LETTERS = 2;

// As English compares, whose readers take any letter for one with an accent: to the reader's own language "ö" may be no "o" at all.
const letters = atFirstUse(() => new Intl.Collator('en', { usage: 'search', sensitivity: 'base' }));

/** @returns whether the words stand somewhere in a text, whatever the case and the accents of either */
function contains(text: string, words: string): boolean {
  for (let at = 0; at + words.length <= text.length; at += 1)
    if (letters().compare(text.slice(at, at + words.length), words) === 0) return true;
  return false;
}

/** @returns whether a text begins with the words, whatever the case and the accents of either */
const beginsWith = (text: string, words: string): boolean =>
  letters().compare(text.slice(0, words.length), words) === 0;

/** @returns what is called so, then whose name begins so, then what has it in its name, then in another name of it */
function bestFirst(
  options: readonly AutocompleteOption[],
  words: string,
  named: AutocompleteOption | undefined,
): readonly AutocompleteOption[] {
  const byBeginning: AutocompleteOption[] = [];
  const byName: AutocompleteOption[] = [];
  const byAlias: AutocompleteOption[] = [];
  for (const option of options) {
    if (option === named) continue;
    if (beginsWith(option.label, words)) byBeginning.push(option);
    else if (contains(option.label, words)) byName.push(option);
    else if (option.aliases?.some((alias) => contains(alias, words)) === true) byAlias.push(option);
  }
  return [...(named === undefined ? [] : [named]), ...byBeginning, ...byName, ...byAlias];
}

/** @returns whether an option is called so, or begins so, by any of its names */
const isUnderway = (options: readonly AutocompleteOption[], words: string): boolean =>
  options.some(({ label, aliases = [] }) => [label, ...aliases].some((name) => beginsWith(name, words)));

/**
 * The suggestions for what is typed: at most `limit` of the options; last, with free text, the typed words themselves, or
 * that they are missing. Accents and case do not matter.
 */
export function useSuggestions({ options, text, limit, freeText, chosen, sayMissing }: Query): readonly OptionGroup[] {
  return useMemo(() => {
    const words = text.trim();
    const named = optionNamed(options, words);
    const found = words === '' ? options.slice(0, limit) : bestFirst(options, words, named).slice(0, limit);
    const groups = grouped(found);
    if (sayMissing && words.length >= MISSING_LETTERS && !isUnderway(options, words)) {
      const missing: MissingOption = { value: words, label: sayMissing(words), missing: true };
      return [...groups, { name: null, options: [missing] }];
    }
    const ownWords = freeText && words !== '' && !named && !chosen.includes(words);
    if (!ownWords || groups.some(({ name }) => name !== null)) return groups;
    const own: TypedOption = { value: words, label: words, typed: true };
    return [{ name: null, options: [...found, own] }];
  }, [options, text, limit, freeText, chosen, sayMissing]);
}
