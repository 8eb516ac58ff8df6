import { listAllSkills } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** @returns all skills of all categories */
export const useAllSkills = () => useEndpoint(listAllSkills, {});
