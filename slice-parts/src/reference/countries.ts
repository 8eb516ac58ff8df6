import { listCountries } from '@vela/contracts/endpoints';
import type { CountryPositions } from '@vela/contracts/schemas';
import type { AutocompleteOption } from '@vela/design-system/autocomplete';
import { useEndpoint } from '@vela/design-system/services';
import { countryText } from '@vela/formats';
import { locale } from '@vela/language';

/** By its own name, which is English, and shown in the language at hand; the English name then finds it too. */
const optionsOf = ({ data, aliases }: CountryPositions): AutocompleteOption[] =>
  data
    .map(({ name }) => {
      const label = countryText(name);
      const others = [...(aliases?.[name] ?? []), ...(label === name ? [] : [name])];
      return { value: name, label, ...(others.length > 0 && { aliases: others }) };
    })
    .sort((one, other) => one.label.localeCompare(other.label, locale()));

/** @returns all countries, sorted, each found by its other names too */
export const useCountries = () => useEndpoint(listCountries, {}, { select: optionsOf });
