import { resultCountText } from '@vela/contracts/texts';
import { numberText, t } from '@vela/language';
import { REACH_LEAST } from '@vela/market/visibility';

/** @returns the number within a sentence; so few that it is not told are 'fewer than 5' */
export const toldPeopleText = (people: number | null): string =>
  people === null ? t('fewer than {count, number}', { count: REACH_LEAST }) : numberText(people);

/** @returns the number where there is room for a figure only; '<5' where it is not told */
export const peopleFigure = (people: number | null): string =>
  people === null ? `<${numberText(REACH_LEAST)}` : numberText(people);

/**
 * How many a list holds: so few that it is not told are all on its first page.
 * @param begins it is the first page
 * @returns null where another page is empty, and it is not told
 */
export const totalOf = (total: number | null, onPage: readonly unknown[], begins: boolean): number | null =>
  total ?? (begins || onPage.length > 0 ? onPage.length : null);

/** Headline of a list. @param people as `totalOf` tells it */
export const foundText = (people: number | null): string =>
  people === null ? t('Fewer than {count, number} results', { count: REACH_LEAST }) : resultCountText(people);
