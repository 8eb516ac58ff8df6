import { getSalaryAid } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';

/** Which roles an offer is compared with. */
export interface ComparableRoles {
  readonly categoryId: string;
  readonly roleId?: string;
  /** Anywhere where there is none. */
  readonly country?: string;
  /** Those that ask for experience of the same band. */
  readonly years?: number;
  /** Gives up seniority, country and role one after the other where there are too few. */
  readonly widen?: boolean;
}

/** @returns what comparable roles offer */
export const useSalaryAid = (query: ComparableRoles) => useEndpoint(getSalaryAid, { query: { ...query } });
