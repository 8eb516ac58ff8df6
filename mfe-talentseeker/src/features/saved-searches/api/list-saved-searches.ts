import { listSavedSearches } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** @returns the caller's saved searches; how many are new changes at any time */
export const useSavedSearches = () => useEndpoint(listSavedSearches, {});
