import { groupedNumber } from '@vela/formats';
import { percentText, t, texts } from '@vela/language';

export const RANKING_TEXTS = texts({
  about:
    'Each time a talent stands in a company’s list for a role counts once a day. What the company did next counts for the last time it was shown the talent for that role.',
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
});

export const rankingCaption = (since: string): string => t('What came of matches shown since {since}', { since });

/** @returns a count with its share of those shown, as `12 (3.4%)` */
export const shareText = (count: number, shown: number): string =>
  shown === 0 ? groupedNumber(count) : `${groupedNumber(count)} (${percentText((100 * count) / shown, 1)})`;
