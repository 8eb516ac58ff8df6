// How many must stand together before a figure about them is told, so that nobody is singled out.

/** Fewer people than this are told as "fewer", never as a number. */
export const REACH_LEAST = 5;

/** @returns a number of talents as a company is told it, null where they are so few that it would single somebody out */
export const toldCount = (people: number): number | null => (people < REACH_LEAST ? null : people);

/** Fewer open roles than this tell what single companies pay; then no figures are shown. */
export const SALARY_AID_MIN_ROLES = 5;
/**
 * Nor are they for fewer companies than this, however many roles those post: of two, either could post roles around the
 * other's and read from the figures what it pays.
 */
export const SALARY_AID_MIN_COMPANIES = 3;

/** @param companies of each open role its company's id @returns whether figures of what the roles pay may be told */
export const mayTellPay = (companies: readonly string[]): boolean =>
  companies.length >= SALARY_AID_MIN_ROLES && new Set(companies).size >= SALARY_AID_MIN_COMPANIES;

/** The fewest people, or requests, that the fairness report tells anything about. */
export const FAIRNESS_GROUP_MIN = 10;
