import { getCountryFlag } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** @returns the flag image's address and the codes of a country */
export const useCountryFlag = (country: string) =>
  useEndpoint(
    getCountryFlag,
    { body: { country } },
    // A flag is an ornament beside the country's name: one more try is enough.
    { select: ({ data }) => data, retry: 1 },
  );
