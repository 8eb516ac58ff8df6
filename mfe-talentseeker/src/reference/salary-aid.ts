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

/** What a role is compared by; its seniority goes with its role. */
export interface ComparedRole {
  readonly categoryId: string;
  readonly role: { readonly id: string; readonly years: number } | null;
  readonly countries: readonly string[];
}

/** @returns roles of the same kind, widened where they are too few; in one country only where there is one */
export function comparableTo({ categoryId, role, countries }: ComparedRole): ComparableRoles {
  const [country, ...others] = countries;
  return {
    categoryId,
    ...(role === null ? {} : { roleId: role.id, years: role.years }),
    widen: true,
    ...(country === undefined || others.length > 0 ? {} : { country }),
  };
}

/** @param query null asks nothing @returns what comparable roles offer */
export const useSalaryAid = (query: ComparableRoles | null) =>
  useEndpoint(getSalaryAid, query === null ? null : { query: { ...query } });
