import { listCategoryRoles } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** @param categoryId null while no category is chosen @returns the roles of a category */
export const useCategoryRoles = (categoryId: string | null) =>
  useEndpoint(listCategoryRoles, categoryId === null ? null : { query: { categoryId } });
