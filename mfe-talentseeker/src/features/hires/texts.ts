import type { CompanyHire } from '@vela/contracts/schemas';
import type { BadgeProps } from '@vela/design-system/badge';
import { oreText } from '@vela/formats';
import { shortDayText } from '@vela/market/days';
import { FEE_REFUNDS } from '@vela/market/fees';

interface StateWords {
  readonly title: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/** @returns a hire's state in a word or two */
export function stateOf({ status, endedOn, answer }: CompanyHire): StateWords {
  if (status === 'rejected') return { title: 'Not confirmed', tone: 'danger' };
  if (status === 'undone') return { title: 'Undone', tone: 'neutral' };
  if (status === 'confirmed')
    return endedOn === null
      ? { title: 'Hire confirmed', tone: 'success' }
      : { title: 'Contract ended', tone: 'neutral' };
  return answer === 'disputed' ? { title: 'Disputed', tone: 'warning' } : { title: 'Reported', tone: 'info' };
}

/** @returns what happened last with a reported hire and what comes next */
export function progressText(
  { answer, reportedByCompany }: Pick<CompanyHire, 'answer' | 'reportedByCompany'>,
  talentName: string,
): string {
  if (!reportedByCompany) return `${talentName} says that you have signed. Please report it too.`;
  if (answer === 'confirmed') return `${talentName} has confirmed the hire. We check it next.`;
  if (answer === 'disputed') return `${talentName} says that this is not right. We look into it with you both.`;
  return `${talentName} is asked to confirm it. Then we check it.`;
}

/** @returns what an end of the contract gives back */
export function refundText({ percent, totalOre }: { readonly percent: number; readonly totalOre: number }): string {
  const months = Math.max(...FEE_REFUNDS.map(({ withinMonths }) => withinMonths));
  return percent === 0
    ? `Nothing is given back: that is after the probation, or after its first ${months} months.`
    : `${percent} % of the fee is given back: ${oreText(totalOre)} with VAT.`;
}

const INVOICE_WORDS: Readonly<Record<NonNullable<CompanyHire['invoice']>['status'], (dueOn: string) => string>> = {
  open: (dueOn) => `due ${shortDayText(dueOn)}`,
  overdue: (dueOn) => `was due ${shortDayText(dueOn)}`,
  paid: () => 'paid',
  credited: () => 'credited',
};

/** @returns such as 'F-000012, due 3 Nov 2026' */
export const invoiceText = ({ number, status, dueOn }: NonNullable<CompanyHire['invoice']>): string =>
  `${number}, ${INVOICE_WORDS[status](dueOn)}`;
