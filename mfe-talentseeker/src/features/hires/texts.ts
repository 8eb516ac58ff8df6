import type { CompanyHire } from '@vela/contracts/schemas';
import type { BadgeProps } from '@vela/design-system/badge';
import { oreText } from '@vela/formats';
import { percentText, t } from '@vela/language';
import { shortDayText } from '@vela/market/days';
import { FEE_REFUNDS } from '@vela/market/fees';

interface StateWords {
  readonly title: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/** @returns a hire's state in a word or two */
export function stateOf({ status, endedOn, answer }: CompanyHire): StateWords {
  if (status === 'rejected') return { title: t('Not confirmed'), tone: 'danger' };
  if (status === 'undone') return { title: t('Undone'), tone: 'neutral' };
  if (status === 'confirmed')
    return endedOn === null
      ? { title: t('Hire confirmed'), tone: 'success' }
      : { title: t('Contract ended'), tone: 'neutral' };
  return answer === 'disputed' ? { title: t('Disputed'), tone: 'warning' } : { title: t('Reported'), tone: 'info' };
}

/** @returns what happened last with a reported hire and what comes next */
export function progressText(
  hire: Pick<CompanyHire, 'answer' | 'reportedByCompany' | 'talentName'>,
  talentName: string,
): string {
  const { answer, reportedByCompany } = hire;
  if (!reportedByCompany) return t('{name} says that you have signed. Please report it too.', { name: talentName });
  if (answer === 'confirmed') return t('{name} has confirmed the hire. We check it next.', { name: talentName });
  if (answer === 'disputed')
    return t('{name} says that this is not right. We look into it with you both.', { name: talentName });
  // Whoever deleted their account is asked nothing.
  if (hire.talentName === null) return t('We check it next.');
  return t('{name} is asked to confirm it. Then we check it.', { name: talentName });
}

/** @returns what an end of the contract gives back */
export function refundText({ percent, totalOre }: { readonly percent: number; readonly totalOre: number }): string {
  const months = Math.max(...FEE_REFUNDS.map(({ withinMonths }) => withinMonths));
  return percent === 0
    ? t(
        'Nothing is given back: that is after the probation, or after its first {months, plural, one {# month} other {# months}}.',
        { months },
      )
    : t('{percent} of the fee is given back: {total} with VAT.', {
        percent: percentText(percent),
        total: oreText(totalOre),
      });
}

/** @returns such as 'F-000012, due 3 Nov 2026' */
export function invoiceText({ number, status, dueOn }: NonNullable<CompanyHire['invoice']>): string {
  switch (status) {
    case 'open':
      return t('{number}, due {day}', { number, day: shortDayText(dueOn) });
    case 'overdue':
      return t('{number}, was due {day}', { number, day: shortDayText(dueOn) });
    case 'paid':
      return t('{number}, paid', { number });
    case 'credited':
      return t('{number}, credited', { number });
  }
}
