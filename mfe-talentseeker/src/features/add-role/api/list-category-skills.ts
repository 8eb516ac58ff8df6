import { listCategorySkills } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** @returns the skills that belong to a category */
export const useCategorySkills = (categoryId: string) => useEndpoint(listCategorySkills, { query: { categoryId } });
