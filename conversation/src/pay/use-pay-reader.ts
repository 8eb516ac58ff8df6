import { useMemo } from 'react';
import { getRates } from '@vela/contracts/endpoints';
import { useEndpoint, useSession } from '@vela/design-system/services';
import type { PayReader } from '@vela/formats';

/**
 * @returns how whoever is signed in reads pay in lists, the same object until that changes; rates are asked for only by
 *   who chose a currency
 */
export function usePayReader(): PayReader {
  const { user } = useSession();
  const currency = user?.payCurrency ?? null;
  const { data: rates = null } = useEndpoint(getRates, currency === null ? null : {});
  return useMemo(() => ({ currency, rates }), [currency, rates]);
}
