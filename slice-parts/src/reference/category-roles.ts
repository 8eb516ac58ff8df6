import { listCategoryRoles } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** The roles of a category; nothing is asked before one is chosen. */
export const useCategoryRoles = (categoryId: string | null) =>
  useEndpoint(listCategoryRoles, categoryId === null ? null : { query: { categoryId } });
