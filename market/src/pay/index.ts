/** What pay is compared by: a role that is posted, or the first that a talent wants. */
export interface ComparedRole {
  readonly categoryId: string;
  /** Null before one is chosen; its seniority goes with it. */
  readonly role: { readonly id: string; readonly years: number } | null;
  readonly countries: readonly string[];
}

/** The roles that pay is compared with, as the salary aid is asked for them. */
export interface ComparableRoles {
  readonly categoryId: string;
  readonly roleId?: string;
  /** Anywhere where there is none. */
  readonly country?: string;
  /** Those that ask for experience of the same band. */
  readonly years?: number;
  /** Gives up seniority, country and role one after the other where there are too few. */
  readonly widen: boolean;
}

/** @returns the roles that pay is compared with: of the same kind, widened where they are too few; in one country only where there is one */
export function comparableRoles({ categoryId, role, countries }: ComparedRole): ComparableRoles {
  const [country, ...others] = countries;
  return {
    categoryId,
    ...(role === null ? {} : { roleId: role.id, years: role.years }),
    ...(country === undefined || others.length > 0 ? {} : { country }),
    widen: true,
  };
}
