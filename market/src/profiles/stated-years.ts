/** Years of experience as a talent states them. */
export interface StatedYears {
  /** In all; null where not stated. */
  readonly experienceYears: number | null;
  /** Years in each role that is wanted. */
  readonly desiredRoles: readonly { readonly years: number }[];
}

/** @returns the most years in any role that is wanted, 0 where none is */
export const yearsInRoles = (desiredRoles: StatedYears['desiredRoles']): number =>
  desiredRoles.reduce((most, { years }) => Math.max(most, years), 0);

/**
 * Years of experience in all. They are at least those of any desired role: where older data contradict that, the higher
 * figure counts.
 * @returns null where the talent did not state them
 */
export const totalYears = ({ experienceYears, desiredRoles }: StatedYears): number | null =>
  experienceYears === null ? null : Math.max(experienceYears, yearsInRoles(desiredRoles));

/** @returns the years that a talent's seniority goes by, for prices and comparisons: in all, else the most in any role */
export const seniorityYears = (stated: StatedYears): number => totalYears(stated) ?? yearsInRoles(stated.desiredRoles);
