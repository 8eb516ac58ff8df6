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
type Place = Exclude<keyof AccountBalance, 'granted'>;

export type Balance = Record<Account, AccountBalance>;

/** From where to where an entry of a kind moves units; from nowhere means that they come into being. */
const MOVES: Readonly<Record<LedgerKind, { readonly from: Place | null; readonly to: Place }>> = {
  grant: { from: null, to: 'free' },
  purchase: { from: null, to: 'free' },
  reserve: { from: 'free', to: 'reserved' },
  release: { from: 'reserved', to: 'free' },
  consume: { from: 'reserved', to: 'consumed' },
  expire: { from: 'free', to: 'expired' },
  refund: { from: 'free', to: 'refunded' },
};

/** An entry's effect. @param amount units, positive */
export interface Movement {
  readonly account: Account;
  readonly kind: LedgerKind;
  readonly amount: number;
}

/** @returns how each figure of the account changes */
export function changesBy({ kind, amount }: Movement): Partial<AccountBalance> {
  const { from, to } = MOVES[kind];
  return from === null ? { granted: amount, [to]: amount } : { [from]: -amount, [to]: amount };
}

/** @returns the figure that must hold at least the amount, or null where units come into being */
export const takenFrom = (kind: LedgerKind): Place | null => MOVES[kind].from;

const emptyAccount = (): AccountBalance => ({ granted: 0, free: 0, reserved: 0, consumed: 0, expired: 0, refunded: 0 });
export const emptyBalance = (): Balance => ({
  base: emptyAccount(),
  launchOffer: emptyAccount(),
  tokens: emptyAccount(),
});

/** @returns the balance that a company must have by its entries */
export function balanceOf(movements: Iterable<Movement>): Balance {
  const balance = emptyBalance();
  for (const movement of movements) {
    const account = balance[movement.account];
    const changes = changesBy(movement);
    account.granted += changes.granted ?? 0;
    account.free += changes.free ?? 0;
    account.reserved += changes.reserved ?? 0;
    account.consumed += changes.consumed ?? 0;
    account.expired += changes.expired ?? 0;
    account.refunded += changes.refunded ?? 0;
  }
  return balance;
}
