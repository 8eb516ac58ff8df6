import { listPurchases } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** @returns the company's purchases, newest first */
export const usePurchases = () => useEndpoint(listPurchases, {});
