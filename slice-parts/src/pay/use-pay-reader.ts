import { useMemo } from 'react';
import type { Currency } from '@vela/contracts/constants';
import { getRates } from '@vela/contracts/endpoints';
import { useEndpoint, useSession } from '@vela/design-system/services';
import type { PayReader } from '@vela/formats';

/**
 * @param otherwise where pay is shown in one currency by itself; as it was stated unless told
 * @returns how whoever is signed in reads pay, the same object until that changes; rates are asked for only where they are
 *   needed
 */
export function usePayReader(otherwise: Currency | null = null): PayReader {
  const { user } = useSession();
  const currency = user?.payCurrency ?? otherwise;
  const { data: rates = null } = useEndpoint(getRates, currency === null ? null : {});
  return useMemo(() => ({ currency, rates }), [currency, rates]);
}
