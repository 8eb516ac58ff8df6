import type { TalentHire } from '@vela/contracts/schemas';
import type { BadgeProps } from '@vela/design-system/badge';
import { sekText } from '@vela/formats';
import { dayText } from '@vela/market/days';

interface StateWords {
  readonly title: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/** @returns a hire's state in a word or two */
export function stateOf({ status, answer, endedOn }: TalentHire): StateWords {
  if (status === 'rejected') return { title: 'Not confirmed', tone: 'neutral' };
  if (status === 'undone') return { title: 'Undone', tone: 'neutral' };
  if (status === 'confirmed')
    return endedOn === null ? { title: 'Confirmed', tone: 'success' } : { title: 'Ended', tone: 'neutral' };
  if (answer === null) return { title: 'Waits for you', tone: 'accent' };
  return answer === 'confirmed' ? { title: 'You confirmed', tone: 'info' } : { title: 'You disputed', tone: 'warning' };
}

/** @returns what a hire says to its talent */
export function storyOf({ status, answer, companyName, endedOn, reportedByCompany }: TalentHire): string {
  if (status === 'rejected') return 'We could not confirm this hire. Nothing follows from it.';
  if (status === 'undone') return 'We confirmed this hire in error and have undone it.';
  if (status === 'confirmed')
    return endedOn === null
      ? 'The hire is confirmed. We wish you a good start.'
      : `The contract ended on ${dayText(endedOn)}.`;
  if (!reportedByCompany) return `You told us that you were hired. We have asked ${companyName} for its report.`;
  if (answer === null) return `${companyName} says that you have signed an agreement. Is that right?`;
  return answer === 'confirmed'
    ? 'You confirmed the hire. We check it next.'
    : `You said that this is not right. We look into it with you and ${companyName}.`;
}

const BONUS_STATES: Readonly<Record<NonNullable<TalentHire['bonus']>['state'], (on: string) => string>> = {
  planned: () => 'planned',
  announced: (on) => `announced for ${dayText(on)}`,
  paid: (on) => `paid on ${dayText(on)}`,
};

/** @returns the talent's bonus and how far it is, null while there is none */
export function bonusText({ bonus }: TalentHire): string | null {
  if (bonus === null) return null;
  return `${sekText(bonus.amountSek)}, ${BONUS_STATES[bonus.state](bonus.on ?? '')}`;
}
