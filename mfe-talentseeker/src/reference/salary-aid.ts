import { getSalaryAid } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';
import type { ComparableRoles } from '@vela/market/pay';

/** @param query null asks nothing @returns what comparable roles offer */
export const useSalaryAid = (query: ComparableRoles | null) =>
  useEndpoint(getSalaryAid, query === null ? null : { query: { ...query } });
