import type { Purchase } from '@vela/contracts/schemas';
import { Banner } from '@vela/design-system/banner';
import { exactOreText, tokensText } from '@vela/formats';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';

/** How disputes about a purchase stand, and what they did to its tokens. */
export function DisputeNotice({ purchase: { disputes } }: { readonly purchase: Purchase }) {
  return disputes.map(({ amountOre, state, openedAt, frozenTokens, takenTokens, owedTokens }) => {
    if (state === 'won')
      return (
        <Banner key={openedAt} tone="info" title={`A dispute about ${exactOreText(amountOre)} is over`}>
          {t('The payment stands.')}
        </Banner>
      );
    if (state === 'open')
      return (
        <Banner
          key={openedAt}
          tone="warning"
          title={`${exactOreText(amountOre)} are disputed since ${dayText(openedAt)}`}
        >
          The bank of the card took the payment back until this is decided. {tokensText(frozenTokens)} cannot be spent
          meanwhile. If it is a mistake, ask the bank to end the dispute.
        </Banner>
      );
    return (
      <Banner key={openedAt} tone="danger" title={`${exactOreText(amountOre)} were charged back`}>
        {tokensText(takenTokens)} taken back.
        {owedTokens > 0 && ` ${tokensText(owedTokens)} had been spent and became a debt.`}
      </Banner>
    );
  });
}
