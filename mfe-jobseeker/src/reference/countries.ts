import { listCountries } from '@vela/contracts/endpoints';
import type { CountryPositions } from '@vela/contracts/schemas';
import type { AutocompleteOption } from '@vela/design-system/autocomplete';
import { useEndpoint } from '@vela/design-system/services';

const optionsOf = ({ data, aliases }: CountryPositions): AutocompleteOption[] =>
  data.map(({ name }) => {
    const others = aliases?.[name];
    return { value: name, label: name, ...(others && { aliases: others }) };
  });

/** @returns all countries, each found by its other names too */
export const useCountries = () => useEndpoint(listCountries, {}, { select: optionsOf });
