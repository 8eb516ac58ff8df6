import type { Purchase } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { exactOreText, tokensText } from '@vela/formats';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';

/** How disputes about a purchase stand, and what they did to its tokens. */
export function DisputeNotice({ purchase: { receiptNumber, disputes } }: { readonly purchase: Purchase }) {
  return disputes.map(({ amountOre, state, openedAt, frozenTokens, takenTokens, owedTokens }) => {
    if (state === 'won')
      return (
        <Banner
          key={openedAt}
          tone="info"
          title={t('A dispute about {amount} is over', { amount: exactOreText(amountOre) })}
        >
          {t('The payment stands.')}
        </Banner>
      );
    if (state === 'open')
      return (
        <Banner
          key={openedAt}
          tone="warning"
          title={t('{amount} are disputed since {day}', { amount: exactOreText(amountOre), day: dayText(openedAt) })}
        >
          {t(
            'The bank of the card took the payment back until this is decided. {tokens} cannot be spent meanwhile. If it is a mistake, ask the bank to end the dispute.',
            { tokens: tokensText(frozenTokens) },
          )}
        </Banner>
      );
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
