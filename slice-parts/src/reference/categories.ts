import { listCategories } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** The job categories. */
export const useCategories = () => useEndpoint(listCategories, {});
