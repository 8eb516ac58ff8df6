import type { Purchase } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import { inContext, t } from '@vela/language';
import { isWhollyRefunded } from '@vela/market/purchases';

const SHOWN = {
  open: { tone: 'neutral', text: () => t('Not paid') },
  unknown: { tone: 'info', text: () => t('We are asking the bank') },
  needsAction: { tone: 'warning', text: () => t('Your bank asks you') },
  processing: { tone: 'info', text: () => t('On its way') },
  failed: { tone: 'danger', text: () => t('Failed') },
  canceled: { tone: 'neutral', text: () => t('Canceled') },
  differs: { tone: 'warning', text: () => t('Another amount arrived') },
  paid: { tone: 'success', text: () => inContext('of a purchase', 'Paid') },
} as const;

/** A bank asks whoever began the purchase. */
const ASKS_COLLEAGUE = { tone: 'warning', text: () => t('A bank asks a colleague') } as const;

const DISPUTED = {
  inquiry: { tone: 'warning', text: () => t('The bank asks about it') },
  open: { tone: 'warning', text: () => t('Disputed') },
  lost: { tone: 'danger', text: () => t('Charged back') },
} as const;

/** How a purchase stands, in a word. */
export function PurchaseStateBadge({ purchase }: { readonly purchase: Purchase }) {
  const { own, state, refundedOre, disputes } = purchase;
  const { state: dispute, inquiry = false } = disputes.at(-1) ?? {};
  if (dispute === 'open' || dispute === 'lost') {
    const shown = DISPUTED[dispute === 'open' && inquiry ? 'inquiry' : dispute];
    return <Badge tone={shown.tone}>{shown.text()}</Badge>;
  }
  if (refundedOre > 0)
    return <Badge tone="warning">{isWhollyRefunded(purchase) ? t('Refunded') : t('Partly refunded')}</Badge>;
  const { tone, text } = state === 'needsAction' && !own ? ASKS_COLLEAGUE : SHOWN[state];
  return <Badge tone={tone}>{text()}</Badge>;
}
