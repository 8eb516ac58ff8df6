import type { LedgerAccount, LedgerEntryKind, StatementEntry } from '@vela/contracts/schemas';

export const KIND_TEXTS: Readonly<Record<LedgerEntryKind, string>> = {
  grant: 'Granted',
  purchase: 'Bought',
  reserve: 'Reserved',
  release: 'Released',
  consume: 'Consumed',
  expire: 'Expired',
  refund: 'Refunded',
};

export const ACCOUNT_TEXTS: Readonly<Record<LedgerAccount, string>> = {
  base: 'Free profiles',
  launchOffer: 'Launch-offer profiles',
  tokens: 'Tokens',
};

/** Kinds by which what can be spent grows. */
const GAINS: readonly LedgerEntryKind[] = ['grant', 'purchase', 'release'];
/** Consuming takes from what was reserved already: what can be spent stays. */
const NEUTRAL: readonly LedgerEntryKind[] = ['consume'];

/** @returns how an entry changes what can be spent, such as '+40' */
export function changeText({ kind, amount }: Pick<StatementEntry, 'kind' | 'amount'>): string {
  if (NEUTRAL.includes(kind)) return `(${amount})`;
  return `${GAINS.includes(kind) ? '+' : '\u2212'}${amount}`;
}
