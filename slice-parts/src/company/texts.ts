import type { CompanySize } from '@vela/contracts/constants';
import type { ReplyFigures } from '@vela/contracts/schemas';
import { companySizeText } from '@vela/contracts/texts';
import { t, texts } from '@vela/language';

/** @returns how many work at a company, such as '50–199 people' */
export const employeesText = (size: CompanySize): string => t('{people} people', { people: companySizeText(size) });

/** @param days business days @returns such as 'within 2 business days' */
export const withinText = (days: number): string =>
  t('{days, plural, =0 {on the same day} one {within a business day} other {within # business days}}', { days });

/** @returns how a company answers, in a sentence or two */
export const repliesText = ({ conversations, answered, days }: ReplyFigures): string =>
  t(
    'Answers {within}. {answered, number} of {conversations, plural, one {# conversation} other {# conversations}} get an answer.',
    { within: withinText(days), answered, conversations },
  );

export const REPLIES = texts({
  /** Said where there is too little to work figures out from. */
  unknown: 'Too few conversations yet to say how this company answers.',
  leavesWaiting: 'Often leaves people waiting',
});
