import { listCategories } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** @returns all job categories */
export const useCategories = () => useEndpoint(listCategories, {});
