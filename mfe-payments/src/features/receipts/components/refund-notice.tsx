import type { Purchase } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { exactOreText, tokensText } from '@vela/formats';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';

type Refund = Purchase['refunds'][number];

function refundText({ amountOre, state, at, otherwiseAt }: Refund): string {
  const refund = { day: dayText(at), amount: exactOreText(amountOre) };
  if (otherwiseAt !== undefined)
    return t('{day}: {amount} sent back by the bank, and paid another way on {paid}.', {
      ...refund,
      paid: dayText(otherwiseAt),
    });
  if (state === 'pending') return t('{day}: {amount} asked of the bank.', refund);
  return state === 'failed'
    ? t('{day}: {amount} sent back by the bank.', refund)
    : t('{day}: {amount} paid back.', refund);
}

/** What was given back of a purchase, and what became of its tokens; nothing where nothing was. */
export function RefundNotice({
  purchase: { receiptNumber, refundedOre, refundedTokens, refundedSpentTokens, owedAgainTokens = 0, refunds },
}: {
  readonly purchase: Purchase;
}) {
  if (refundedOre === 0 && refunds.length === 0) return null;
  return (
    <Banner tone="info" title={t('{amount} refunded', { amount: exactOreText(refundedOre) })}>
      {receiptNumber === null
        ? t('No tokens had been credited for it.')
        : t('{tokens} taken back.', { tokens: tokensText(refundedTokens) })}
      {owedAgainTokens > 0 &&
        ` ${t('{tokens} had repaid what your company owed; it owes them again.', { tokens: tokensText(owedAgainTokens) })}`}
      {refundedSpentTokens > 0 && ` ${t('{tokens} had been spent.', { tokens: tokensText(refundedSpentTokens) })}`}
      {refunds.map((refund) => (
        <p key={refund.at}>{refundText(refund)}</p>
      ))}
    </Banner>
  );
}
