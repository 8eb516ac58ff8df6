import type { TalentHire } from '@vela/contracts/schemas';
import type { BadgeProps } from '@vela/design-system/badge';
import { sekText } from '@vela/formats';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';

interface StateWords {
  readonly title: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/** @returns a hire's state in a word or two */
export function stateOf({ status, answer, endedOn }: TalentHire): StateWords {
  if (status === 'rejected') return { title: t('Not confirmed'), tone: 'neutral' };
  if (status === 'undone') return { title: t('Undone'), tone: 'neutral' };
  if (status === 'confirmed')
    return endedOn === null ? { title: t('Confirmed'), tone: 'success' } : { title: t('Ended'), tone: 'neutral' };
  if (answer === null) return { title: t('Waits for you'), tone: 'accent' };
  return answer === 'confirmed'
    ? { title: t('You confirmed'), tone: 'info' }
    : { title: t('You disputed'), tone: 'warning' };
}

/** @returns what a hire says to its talent */
export function storyOf({ status, answer, companyName, endedOn, reportedByCompany }: TalentHire): string {
  if (status === 'rejected') return t('We could not confirm this hire. Nothing follows from it.');
  if (status === 'undone') return t('We confirmed this hire in error and have undone it.');
  if (status === 'confirmed')
    return endedOn === null
      ? t('The hire is confirmed. We wish you a good start.')
      : t('The contract ended on {day}.', { day: dayText(endedOn) });
  if (!reportedByCompany)
    return t('You told us that you were hired. We have asked {company} for its report.', { company: companyName });
  if (answer === null)
    return t('{company} says that you have signed an agreement. Is that right?', { company: companyName });
  return answer === 'confirmed'
    ? t('You confirmed the hire. We check it next.')
    : t('You said that this is not right. We look into it with you and {company}.', { company: companyName });
}

const BONUS_STATES: Readonly<Record<NonNullable<TalentHire['bonus']>['state'], (on: string) => string>> = {
  planned: () => t('planned'),
  announced: (on) => t('announced for {day}', { day: dayText(on) }),
  paid: (on) => t('paid on {day}', { day: dayText(on) }),
};

/** @returns the talent's bonus and how far it is, null while there is none */
export function bonusText({ bonus }: TalentHire): string | null {
  if (bonus === null) return null;
  return `${sekText(bonus.amountSek)}, ${BONUS_STATES[bonus.state](bonus.on ?? '')}`;
}
