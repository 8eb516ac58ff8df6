import { listCountries } from '@vela/contracts/endpoints';
import type { CountryPositions } from '@vela/contracts/schemas';
import { useEndpoint } from '@vela/design-system/services';

const namesOf = ({ data }: CountryPositions): string[] => data.map(({ name }) => name);

/** Names of all countries. */
export const useCountries = () => useEndpoint(listCountries, {}, { select: namesOf });
