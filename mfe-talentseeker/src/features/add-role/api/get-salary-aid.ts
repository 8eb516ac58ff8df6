import { getSalaryAid } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** Which roles an offer is compared with. */
export interface ComparableRoles {
  readonly categoryId: string;
  readonly roleId?: string;
  /** Anywhere where there is none. */
  readonly country?: string;
}

/** @returns what comparable roles offer */
export const useSalaryAid = (query: ComparableRoles) => useEndpoint(getSalaryAid, { query: { ...query } });
