import {
  type Account,
  type AccountBalance,
  type Balance,
  emptyBalance,
  type LedgerKind,
} from '../../records/balance.js';

type Place = Exclude<keyof AccountBalance, 'granted'>;

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
