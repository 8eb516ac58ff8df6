import type { Purchase } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';

const SHOWN = {
  open: { tone: 'neutral', text: 'Not paid' },
  unknown: { tone: 'info', text: 'We are asking the bank' },
  needsAction: { tone: 'warning', text: 'Your bank asks you' },
  processing: { tone: 'info', text: 'On its way' },
  failed: { tone: 'danger', text: 'Failed' },
  canceled: { tone: 'neutral', text: 'Canceled' },
  differs: { tone: 'warning', text: 'Another amount arrived' },
  paid: { tone: 'success', text: 'Paid' },
} as const;

const DISPUTED = {
  open: { tone: 'warning', text: 'Disputed' },
  lost: { tone: 'danger', text: 'Charged back' },
} as const;

/** How a purchase stands, in a word. */
export function PurchaseStateBadge({
  purchase: { state, refundedOre, totalOre, disputes },
}: {
  readonly purchase: Purchase;
}) {
  const dispute = disputes.at(-1)?.state;
  if (dispute === 'open' || dispute === 'lost')
    return <Badge tone={DISPUTED[dispute].tone}>{DISPUTED[dispute].text}</Badge>;
  if (refundedOre > 0) return <Badge tone="warning">{refundedOre === totalOre ? 'Refunded' : 'Partly refunded'}</Badge>;
  const { tone, text } = SHOWN[state];
  return <Badge tone={tone}>{text}</Badge>;
}
