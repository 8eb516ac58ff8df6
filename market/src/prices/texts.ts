/** Why a company that owes tokens can send no request, and what to do. @param owed tokens, at least 1 */
export const owedTokensText = (owed: number): string =>
  `Your company owes ${owed} ${owed === 1 ? 'token' : 'tokens'}: a card payment was charged back after its tokens had been spent. Buy tokens to send requests again; what is owed is taken from them first.`;
