import { LEDGER_ACCOUNTS, type LedgerAccount, type LedgerEntryKind } from '@vela/contracts/schemas';

/** What a company can spend: the base grant of free profiles, those of the launch offer, and tokens. */
export const ACCOUNTS = LEDGER_ACCOUNTS;
export type Account = LedgerAccount;
export type LedgerKind = LedgerEntryKind;

/** Where the units of an account are. granted = free + reserved + consumed + expired + refunded + frozen - debt. */
export interface AccountBalance {
  granted: number;
  free: number;
  reserved: number;
  consumed: number;
  expired: number;
  refunded: number;
  /** Not to be spent while a dispute is open. */
  frozen: number;
  /** Taken back though they had been spent: owed. */
  debt: number;
}

export type Balance = Record<Account, AccountBalance>;

export const emptyAccount = (): AccountBalance => ({
  granted: 0,
  free: 0,
  reserved: 0,
  consumed: 0,
  expired: 0,
  refunded: 0,
  frozen: 0,
  debt: 0,
});

/** @returns the balance of a company that never had anything */
export const emptyBalance = (): Balance => ({
  base: emptyAccount(),
  launchOffer: emptyAccount(),
  tokens: emptyAccount(),
});
