import type { Invoice } from '@vela/contracts/schemas';
import { Badge, type BadgeProps } from '@vela/design-system/badge';
import { inContext, t } from '@vela/language';

const WORDS: Readonly<
  Record<Invoice['status'], { readonly title: () => string; readonly tone: NonNullable<BadgeProps['tone']> }>
> = {
  open: { title: () => inContext('of an invoice', 'Open'), tone: 'info' },
  overdue: { title: () => t('Overdue'), tone: 'warning' },
  paid: { title: () => t('Paid'), tone: 'success' },
  credited: { title: () => t('Credited'), tone: 'neutral' },
};

/** Whether an invoice is paid, in a word. */
export function InvoiceStateBadge({ invoice: { status } }: { readonly invoice: Invoice }) {
  const { title, tone } = WORDS[status];
  return <Badge tone={tone}>{title()}</Badge>;
}
