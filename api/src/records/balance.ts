/** What a company can spend: the base grant of free profiles, those of the launch offer, and tokens. */
export const ACCOUNTS = ['base', 'launchOffer', 'tokens'] as const;
export type Account = (typeof ACCOUNTS)[number];

export const LEDGER_KINDS = ['grant', 'purchase', 'reserve', 'release', 'consume', 'expire', 'refund'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Where the units of an account are. All were granted or purchased: granted = the sum of the others. */
export interface AccountBalance {
  granted: number;
  free: number;
  reserved: number;
  consumed: number;
  expired: number;
  refunded: number;
}

export type Balance = Record<Account, AccountBalance>;

const emptyAccount = (): AccountBalance => ({ granted: 0, free: 0, reserved: 0, consumed: 0, expired: 0, refunded: 0 });

/** @returns the balance of a company that never had anything */
export const emptyBalance = (): Balance => ({
  base: emptyAccount(),
  launchOffer: emptyAccount(),
  tokens: emptyAccount(),
});
