import type { Purchase } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { exactOreText, tokensText } from '@vela/formats';
import { dayText } from '@vela/market/days';

const REFUND_TEXTS = {
  pending: 'asked of the bank',
  succeeded: 'paid back',
  failed: 'sent back by the bank',
} as const;

/** What was given back of a purchase, and what became of its tokens; nothing where nothing was. */
export function RefundNotice({
  purchase: { refundedOre, refundedTokens, refundedSpentTokens, refunds },
}: {
  readonly purchase: Purchase;
}) {
  if (refundedOre === 0 && refunds.length === 0) return null;
  return (
    <Banner tone="info" title={`${exactOreText(refundedOre)} refunded`}>
      {tokensText(refundedTokens)} taken back.
      {refundedSpentTokens > 0 && ` ${tokensText(refundedSpentTokens)} had been spent.`}
      {refunds.map(({ amountOre, state, at }) => (
        <p key={at}>
          {dayText(at)}: {exactOreText(amountOre)} {REFUND_TEXTS[state]}.
        </p>
      ))}
    </Banner>
  );
}
