import type { LedgerAccount, LedgerEntryKind, StatementEntry } from '@vela/contracts/schemas';
import { dayOf, MARKET_TIME_ZONE } from '@vela/market/days';

export const LEDGER_KIND_TEXTS: Readonly<Record<LedgerEntryKind, string>> = {
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

export const LEDGER_ACCOUNT_TEXTS: Readonly<Record<LedgerAccount, string>> = {
  base: 'Free profiles',
  launchOffer: 'Launch-offer profiles',
  tokens: 'Tokens',
};

const time = new Intl.DateTimeFormat('sv-SE', { timeZone: MARKET_TIME_ZONE, hour: '2-digit', minute: '2-digit' });

/** @returns how an entry changes what can be spent, such as '+40'; in brackets what was reserved before */
export function changeText({ change, amount }: Pick<StatementEntry, 'change' | 'amount'>): string {
  if (change === 0) return `(${amount})`;
  return change > 0 ? `+${change}` : `\u2212${-change}`;
}

/** @returns whom or what an entry is about, such as 'Ada Berg, Designer' */
const aboutText = ({ person, roleName }: StatementEntry): string =>
  [person ?? '', roleName].filter((part) => part !== '').join(', ');

/** What a statement says of each entry, on the screen and in its file alike. */
export const STATEMENT_COLUMNS: readonly {
  readonly key: string;
  readonly title: string;
  readonly numeric?: true;
  readonly text: (entry: StatementEntry) => string;
}[] = [
  { key: 'at', title: 'When', text: ({ at }) => `${dayOf(at)} ${time.format(new Date(at))}` },
  { key: 'kind', title: 'What', text: ({ kind }) => LEDGER_KIND_TEXTS[kind] },
  { key: 'account', title: 'Of', text: ({ account }) => LEDGER_ACCOUNT_TEXTS[account] },
  { key: 'change', title: 'Change', numeric: true, text: changeText },
  { key: 'balance', title: 'Balance', numeric: true, text: ({ balance }) => String(balance) },
  { key: 'who', title: 'By', text: ({ who }) => who },
  { key: 'about', title: 'About', text: aboutText },
  { key: 'document', title: 'Document', text: ({ document }) => document?.number ?? '' },
];
