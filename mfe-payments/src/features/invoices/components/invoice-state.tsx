import type { Invoice } from '@vela/contracts/schemas';
import { Badge, type BadgeProps } from '@vela/design-system/badge';

const WORDS: Readonly<
  Record<Invoice['status'], { readonly title: string; readonly tone: NonNullable<BadgeProps['tone']> }>
> = {
  open: { title: 'Open', tone: 'info' },
  overdue: { title: 'Overdue', tone: 'warning' },
  paid: { title: 'Paid', tone: 'success' },
  credited: { title: 'Credited', tone: 'neutral' },
};

/** Whether an invoice is paid, in a word. */
export function InvoiceStateBadge({ invoice: { status } }: { readonly invoice: Invoice }) {
  const { title, tone } = WORDS[status];
  return <Badge tone={tone}>{title}</Badge>;
}
