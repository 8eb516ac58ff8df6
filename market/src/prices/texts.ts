import { t } from '@vela/language';

/** Why a company that owes tokens can send no request, and what to do. @param owed tokens, at least 1 */
export const owedTokensText = (owed: number): string =>
  t(
    '{owed, plural, one {Your company owes # token: a card payment was charged back after its tokens had been spent. Buy tokens to send requests again; what is owed is taken from them first.} other {Your company owes # tokens: a card payment was charged back after its tokens had been spent. Buy tokens to send requests again; what is owed is taken from them first.}}',
    { owed },
  );
