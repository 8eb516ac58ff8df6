import { groupedNumber } from '@vela/formats';

export const RANKING_TEXTS = {
  about:
    'Each time a talent stands in a company’s list for a role counts once a day. What the company did next counts for the last time it was shown the talent for that role.',
  caption: (since: string): string => `What came of matches shown since ${since}`,
  version: 'Score version',
  steps: {
    shown: 'Shown',
    viewed: 'Viewed',
    requested: 'Requested',
    answered: 'Answered',
    accepted: 'Accepted',
    hired: 'Hired',
  },
  moved: 'Put up or down by people',
  none: 'No list of matches was shown yet.',
  compare:
    'Who stands higher is looked at more, whatever the score. To compare versions, use npm run evaluate -- matching: it takes that out and says when there is too little to tell.',
} as const;

const percentOf = (count: number, whole: number): string => ((100 * count) / whole).toFixed(1).replace('.', ',');

/** @returns a count with its share of those shown, as `12 (3,4 %)` */
export const shareText = (count: number, shown: number): string =>
  shown === 0 ? groupedNumber(count) : `${groupedNumber(count)} (${percentOf(count, shown)}\u00a0%)`;
