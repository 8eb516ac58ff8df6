import type { Purchase } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';

const SHOWN = {
  open: { tone: 'neutral', text: 'Not paid' },
  processing: { tone: 'info', text: 'On its way' },
  failed: { tone: 'danger', text: 'Failed' },
  canceled: { tone: 'neutral', text: 'Canceled' },
  paid: { tone: 'success', text: 'Paid' },
} as const;

/** How a purchase stands, in a word. */
export function PurchaseStateBadge({ purchase: { state, refundedOre, totalOre } }: { readonly purchase: Purchase }) {
  if (refundedOre > 0) return <Badge tone="warning">{refundedOre === totalOre ? 'Refunded' : 'Partly refunded'}</Badge>;
  const { tone, text } = SHOWN[state];
  return <Badge tone={tone}>{text}</Badge>;
}
