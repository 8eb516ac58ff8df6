import { getRates } from '@vela/contracts/endpoints';
import type { Rates } from '@vela/contracts/schemas';
import { useEndpoint } from '@vela/design-system/services';

/**
 * @param isWanted rates are asked for only where they are needed
 * @returns the rates by which the server compares pay, null while they are not known
 */
export function useRates(isWanted = true): Rates | null {
  const { data = null } = useEndpoint(getRates, isWanted ? {} : null);
  return data;
}
