import { listCategorySkills } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** The skills of a category; nothing is asked before one is chosen. */
export const useCategorySkills = (categoryId: string | null) =>
  useEndpoint(listCategorySkills, categoryId === null ? null : { query: { categoryId } });
