import { getMarketFigures } from '@vela/contracts/endpoints';
import type { AnswersOfPage } from '@vela/contracts/remote';
import type { MarketFigures } from '@vela/contracts/schemas';
import { knownAnswer } from '@vela/design-system/services';
import { groupedNumber } from '@vela/formats';
import { t } from '@vela/language';

interface Figure {
  readonly figure: string;
  readonly what: string;
}

const daysText = (days: number): string =>
  t('{days, plural, =0 {the same day} one {# business day} other {# business days}}', { days });

const answeredText = (days: number): string =>
  t('{days, plural, =0 {half of all requests are answered} other {until half of all requests are answered}}', { days });

/** @returns what can be told, in the order in which it is read */
export function figuresIn({ openRoles, companies, answerDays }: MarketFigures): readonly Figure[] {
  const counts = [
    [openRoles, t('open roles, each with its pay')],
    [companies, t('companies that hire now')],
  ] as const;
  return [
    ...counts.flatMap(([count, what]) => (count === null ? [] : [{ figure: groupedNumber(count), what }])),
    ...(answerDays === null ? [] : [{ figure: daysText(answerDays), what: answeredText(answerDays) }]),
  ];
}

/** What the home page is rendered with. */
export const figuresAnswer: AnswersOfPage = async ({ api }) => [
  knownAnswer(getMarketFigures, {}, await api.call(getMarketFigures, {})),
];
