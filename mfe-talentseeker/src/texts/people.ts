import { REACH_LEAST } from '@vela/market/visibility';

/** @returns the number, or '<5' where it is not told */
export const peopleText = (people: number | null): string => (people === null ? `<${REACH_LEAST}` : String(people));

/** How many a list holds: so few that it is not told are all on its page. */
export const totalOf = (total: number | null, onPage: readonly unknown[]): number => total ?? onPage.length;
