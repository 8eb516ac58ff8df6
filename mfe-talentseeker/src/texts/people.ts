import { numberText, t } from '@vela/language';
import { REACH_LEAST } from '@vela/market/visibility';

/** @returns the number within a sentence; so few that it is not told are 'fewer than 5' */
export const toldPeopleText = (people: number | null): string =>
  people === null ? t('fewer than {count, number}', { count: REACH_LEAST }) : numberText(people);

/** @returns the number where there is room for a figure only; '<5' where it is not told */
export const peopleFigure = (people: number | null): string =>
  people === null ? `<${numberText(REACH_LEAST)}` : numberText(people);

/** How many a list holds: so few that it is not told are all on its page. */
export const totalOf = (total: number | null, onPage: readonly unknown[]): number => total ?? onPage.length;
