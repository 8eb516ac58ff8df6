import { useMemo } from 'react';
import type { Currency } from '@vela/contracts/constants';
import { useSession } from '@vela/design-system/services';
import type { PayReader } from '@vela/formats';
import { useRates } from './use-rates.js';

/**
 * @param otherwise where pay is shown in one currency by itself; as it was stated unless told
 * @returns how whoever is signed in reads pay, the same object until that changes; rates are asked for only where they are
 *   needed
 */
export function usePayReader(otherwise: Currency | null = null): PayReader {
  const { user } = useSession();
  const currency = user?.payCurrency ?? otherwise;
  const rates = useRates(currency !== null);
  return useMemo(() => ({ currency, rates }), [currency, rates]);
}
