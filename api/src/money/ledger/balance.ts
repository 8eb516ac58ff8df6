import {
  type Account,
  type AccountBalance,
  type Balance,
  emptyBalance,
  type LedgerKind,
} from '../../records/balance.js';

type Figure = keyof AccountBalance;
type Effect = Readonly<Partial<Record<Figure, 1 | -1>>>;

/** What one unit of an entry does to each figure of its account. */
const EFFECTS: Readonly<Record<LedgerKind, Effect>> = {
  grant: { granted: 1, free: 1 },
  purchase: { granted: 1, free: 1 },
  reserve: { free: -1, reserved: 1 },
  release: { reserved: -1, free: 1 },
  consume: { reserved: -1, consumed: 1 },
  expire: { free: -1, expired: 1 },
  refund: { free: -1, refunded: 1 },
  freeze: { free: -1, frozen: 1 },
  unfreeze: { frozen: -1, free: 1 },
  forfeit: { frozen: -1, refunded: 1 },
  // What was spent is owed: it is taken back on paper, and from what comes in later.
  debt: { refunded: 1, debt: 1 },
  repay: { free: -1, debt: -1 },
  reinstate: { refunded: -1, free: 1 },
  forgive: { refunded: -1, debt: -1 },
};

const figuresOf = (effect: Effect): readonly Figure[] => {
  const isFigure = (name: string): name is Figure => name in effect;
  return Object.keys(effect).filter(isFigure);
};

/** An entry's effect. @param amount units, positive */
export interface Movement {
  readonly account: Account;
  readonly kind: LedgerKind;
  readonly amount: number;
}

/** @returns how each figure of the account changes */
export function changesBy({ kind, amount }: Movement): Partial<AccountBalance> {
  const effect = EFFECTS[kind];
  return Object.fromEntries(figuresOf(effect).map((figure) => [figure, (effect[figure] ?? 0) * amount]));
}

/** @returns the figures that must hold at least the amount */
export const takenFrom = (kind: LedgerKind): readonly Figure[] =>
  figuresOf(EFFECTS[kind]).filter((figure) => EFFECTS[kind][figure] === -1);

/** @returns whether an entry of the kind adds to what can be spent */
export const addsToFree = (kind: LedgerKind): boolean => EFFECTS[kind].free === 1;

/** @returns the balance that a company must have by its entries */
export function balanceOf(movements: Iterable<Movement>): Balance {
  const balance = emptyBalance();
  for (const movement of movements) {
    const account = balance[movement.account];
    const changes = changesBy(movement);
    for (const figure of figuresOf(EFFECTS[movement.kind])) account[figure] += changes[figure] ?? 0;
  }
  return balance;
}
