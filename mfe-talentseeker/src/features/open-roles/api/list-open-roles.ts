import { listOpenRoles } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** @returns the company's roles */
export const useOpenRoles = () => useEndpoint(listOpenRoles, {});
