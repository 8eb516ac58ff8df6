import { getTokenOffer } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** @returns what the packs cost this company, and what the payment form is made with */
export const useTokenOffer = () => useEndpoint(getTokenOffer, {}, { retry: false });
