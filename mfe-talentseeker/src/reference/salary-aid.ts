import { getSalaryAid } from '@vela/contracts/endpoints';
import type { ComparableRoles } from '@vela/market/pay';
import { useEndpoint } from '@vela/design-system/services';

/** @param query null asks nothing @returns what comparable roles offer */
export const useSalaryAid = (query: ComparableRoles | null) =>
  useEndpoint(getSalaryAid, query === null ? null : { query: { ...query } });
