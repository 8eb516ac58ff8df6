import type { Purchase } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { exactOreText, tokensText } from '@vela/formats';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';
import { isWhollyRefunded } from '@vela/market/purchases';

type Dispute = Purchase['disputes'][number];

/** A dispute that is not decided: what the bank does, and what cannot be spent meanwhile. */
function OpenDispute({ dispute: { amountOre, inquiry, openedAt, frozenTokens } }: { readonly dispute: Dispute }) {
  const what = { amount: exactOreText(amountOre), day: dayText(openedAt) };
  return (
    <Banner
      tone="warning"
      title={
        inquiry
          ? t('The bank has asked about {amount} since {day}', what)
          : t('{amount} are disputed since {day}', what)
      }
    >
      {inquiry
        ? t('The bank of the card asks about this payment.')
        : t('The bank of the card took the payment back until this is decided.')}
      {frozenTokens > 0 && ` ${t('{tokens} cannot be spent meanwhile.', { tokens: tokensText(frozenTokens) })}`}{' '}
      {inquiry ? t('If it is a mistake, tell the bank so.') : t('If it is a mistake, ask the bank to end the dispute.')}
    </Banner>
  );
}

/** How disputes about a purchase stand, and what they did to its tokens. */
export function DisputeNotice({ purchase }: { readonly purchase: Purchase }) {
  const { receiptNumber, disputes } = purchase;
  return disputes.map((dispute) => {
    const { amountOre, state, openedAt, takenTokens, owedTokens } = dispute;
    if (state === 'won')
      return (
        <Banner
          key={openedAt}
          tone="info"
          title={t('A dispute about {amount} is over', { amount: exactOreText(amountOre) })}
        >
          {isWhollyRefunded(purchase) ? t('The payment was refunded meanwhile.') : t('The payment stands.')}
        </Banner>
      );
    if (state === 'open') return <OpenDispute key={openedAt} dispute={dispute} />;
    return (
      <Banner key={openedAt} tone="danger" title={t('{amount} were charged back', { amount: exactOreText(amountOre) })}>
        {receiptNumber === null
          ? t('No tokens had been credited for it.')
          : t('{tokens} taken back.', { tokens: tokensText(takenTokens) })}
        {owedTokens > 0 && ` ${t('{tokens} had been spent and became a debt.', { tokens: tokensText(owedTokens) })}`}
      </Banner>
    );
  });
}
