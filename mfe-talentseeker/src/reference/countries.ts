import { listCountries } from '@vela/contracts/endpoints';
import type { CountryPositions } from '@vela/contracts/schemas';
import { useEndpoint } from '@vela/design-system/services';

const sortedNames = ({ data }: CountryPositions): string[] =>
  data.map(({ name }) => name).sort((one, other) => one.localeCompare(other, 'en'));

/** @returns the names of all countries, sorted */
export const useCountries = () => useEndpoint(listCountries, {}, { select: sortedNames });
