import { Banner } from '@vela/design-system/banner';
import { useSession } from '@vela/design-system/services';
import { tokensText } from '@vela/formats';
import { t } from '@vela/language';
import { owedTokensText } from '@vela/market/prices';

/** Says which tokens cannot be spent because a payment is disputed, and which are owed because one was charged back. */
export function DebtNotice() {
  const { user } = useSession();
  const { owedTokens = 0, frozenTokens = 0 } = user?.talentSeeker?.company?.balance ?? {};
  return (
    <>
      {owedTokens > 0 && (
        <Banner tone="danger" title={t('{tokens} owed', { tokens: tokensText(owedTokens) })}>
          {owedTokensText(owedTokens)}
        </Banner>
      )}
      {frozenTokens > 0 && (
        <Banner tone="warning" title={t('{tokens} frozen', { tokens: tokensText(frozenTokens) })}>
          {t('A bank asks about a card payment or disputes it. Its tokens cannot be spent until that is over.')}
        </Banner>
      )}
    </>
  );
}
