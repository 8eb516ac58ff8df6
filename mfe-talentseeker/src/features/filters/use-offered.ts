import { useMemo } from 'react';
import type { FilterCounts } from '@vela/contracts/schemas';
import type { AutocompleteOption } from '@vela/design-system/autocomplete';
import { peopleFigure } from '../../texts/people.js';

export interface Offered {
  /** Undefined until they have come. */
  readonly counts: FilterCounts['options'][keyof FilterCounts['options']] | undefined;
  /** Which of an option's numbers stands beside it. */
  readonly kind: 'holding' | 'remaining';
  /** Undefined where nothing is chosen. */
  readonly chosen: readonly string[] | undefined;
  /** Must stay the same function while it names the same. */
  readonly nameOf: (option: string) => string;
  readonly aliases: ReadonlyMap<string, readonly string[]> | undefined;
}

/**
 * What a filter of many offers: those that anybody has, most first, and those chosen before.
 * @returns the same list until something of it changes, so that a click on another filter does not make hundreds anew
 */
export function useOffered({ counts, kind, chosen, nameOf, aliases }: Offered): readonly AutocompleteOption[] {
  return useMemo(() => {
    const figures = new Map(counts?.map((each) => [each.option, each[kind]]));
    const taken = new Set(chosen);
    return [...new Set([...figures.keys(), ...taken])].map((option) => {
      const names = aliases?.get(option);
      return {
        value: option,
        ...(names && { aliases: names }),
        label:
          taken.has(option) || counts === undefined
            ? nameOf(option)
            : `${nameOf(option)} (${peopleFigure(figures.get(option) ?? null)})`,
      };
    });
  }, [counts, kind, chosen, nameOf, aliases]);
}
