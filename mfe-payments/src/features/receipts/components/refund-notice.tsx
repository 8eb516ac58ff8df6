import type { Purchase } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { exactOreText, tokensText } from '@vela/formats';

/** What was given back of a purchase, and what became of its tokens; nothing where nothing was. */
export function RefundNotice({
  purchase: { refundedOre, refundedTokens, refundedSpentTokens },
}: {
  readonly purchase: Purchase;
}) {
  if (refundedOre === 0) return null;
  return (
    <Banner tone="info" title={`${exactOreText(refundedOre)} refunded`}>
      {tokensText(refundedTokens)} taken back.
      {refundedSpentTokens > 0 && ` ${tokensText(refundedSpentTokens)} had been spent.`}
    </Banner>
  );
}
