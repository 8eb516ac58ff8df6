import { useMemo } from 'react';
import { type AutocompleteOption, grouped, type OptionGroup, optionNamed, type TypedOption } from './option.js';

interface Query {
  readonly options: readonly AutocompleteOption[];
  /** What is typed; everything is suggested while it is empty. */
  readonly text: string;
  readonly limit: number;
  readonly freeText: boolean;
  /** Values that are chosen already and not offered as the reader's own words again. */
  readonly chosen: readonly string[];
}

const letters = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });

/** @returns whether the words stand somewhere in a text, whatever the case and the accents of either */
function contains(text: string, words: string): boolean {
  for (let at = 0; at + words.length <= text.length; at += 1)
    if (letters.compare(text.slice(at, at + words.length), words) === 0) return true;
  return false;
}

/**
 * The suggestions for what is typed: at most `limit` of the options, and with free text the typed words themselves,
 * last. Accents and case do not matter.
 */
export function useSuggestions({ options, text, limit, freeText, chosen }: Query): readonly OptionGroup[] {
  return useMemo(() => {
    const words = text.trim();
    const found: AutocompleteOption[] = [];
    for (const option of options) {
      if (found.length === limit) break;
      if (words === '' || contains(option.label, words)) found.push(option);
    }
    const groups = grouped(found);
    const ownWords = freeText && words !== '' && !optionNamed(options, words) && !chosen.includes(words);
    if (!ownWords || groups.some(({ name }) => name !== null)) return groups;
    const own: TypedOption = { value: words, label: words, typed: true };
    return [{ name: null, options: [...found, own] }];
  }, [options, text, limit, freeText, chosen]);
}
