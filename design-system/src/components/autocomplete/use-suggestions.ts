import { Combobox as Base } from '@base-ui/react/combobox';
import { useMemo } from 'react';
import { type AutocompleteOption, grouped, optionNamed, type OptionGroup, type TypedOption } from './option.js';

interface Query {
  readonly options: readonly AutocompleteOption[];
  /** What is typed; everything is suggested while it is empty. */
  readonly text: string;
  readonly limit: number;
  readonly freeText: boolean;
  /** Values that are chosen already and not offered as the reader's own words again. */
  readonly chosen: readonly string[];
}

/**
 * The suggestions for what is typed: at most `limit` of the options, and with free text the typed words themselves,
 * last. Accents and case do not matter.
 */
export function useSuggestions({ options, text, limit, freeText, chosen }: Query): AutocompleteOption[] | OptionGroup[] {
  const { contains } = Base.useFilter({ sensitivity: 'base' });
  return useMemo(() => {
    const words = text.trim();
    const found: AutocompleteOption[] = [];
    for (const option of options) {
      if (found.length === limit) break;
      if (words === '' || contains(option.label, words)) found.push(option);
    }
    const groups = grouped(found);
    if (groups) return groups;
    if (!freeText || words === '' || optionNamed(options, words) || chosen.includes(words)) return found;
    const own: TypedOption = { value: words, label: words, typed: true };
    return [...found, own];
  }, [options, text, limit, freeText, chosen, contains]);
}
