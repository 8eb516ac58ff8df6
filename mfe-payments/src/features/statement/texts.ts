import type { LedgerAccount, LedgerEntryKind, StatementEntry } from '@vela/contracts/schemas';

export const KIND_TEXTS: Readonly<Record<LedgerEntryKind, string>> = {
  grant: 'Granted',
  purchase: 'Bought',
  reserve: 'Reserved',
  release: 'Released',
  consume: 'Consumed',
  expire: 'Expired',
  refund: 'Taken back',
  freeze: 'Frozen by a dispute',
  unfreeze: 'Given free after a dispute',
  forfeit: 'Taken back after a dispute',
  debt: 'Owed after a dispute',
  repay: 'Repaid of what was owed',
  reinstate: 'Given back',
  forgive: 'Not owed any more',
};

export const ACCOUNT_TEXTS: Readonly<Record<LedgerAccount, string>> = {
  base: 'Free profiles',
  launchOffer: 'Launch-offer profiles',
  tokens: 'Tokens',
};

/** Kinds by which what can be spent grows. */
const GAINS: readonly LedgerEntryKind[] = ['grant', 'purchase', 'release', 'unfreeze', 'reinstate'];
/** What these take could not be spent already: what can be spent stays. */
const NEUTRAL: readonly LedgerEntryKind[] = ['consume', 'forfeit', 'debt', 'forgive'];

/** @returns how an entry changes what can be spent, such as '+40' */
export function changeText({ kind, amount }: Pick<StatementEntry, 'kind' | 'amount'>): string {
  if (NEUTRAL.includes(kind)) return `(${amount})`;
  return `${GAINS.includes(kind) ? '+' : '\u2212'}${amount}`;
}
