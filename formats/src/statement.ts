import type { LedgerAccount, LedgerEntryKind, StatementEntry } from '@vela/contracts/schemas';
import { inContext, t, texts } from '@vela/language';
import { dayOf, MARKET_TIME_ZONE } from '@vela/market/days';

export const LEDGER_KIND_TEXTS: Readonly<Record<LedgerEntryKind, string>> = texts({
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
});

export const LEDGER_ACCOUNT_TEXTS: Readonly<Record<LedgerAccount, string>> = texts({
  base: 'Free profiles',
  launchOffer: 'Launch-offer profiles',
  tokens: 'Tokens',
});

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
export const statementColumns = (): readonly {
  readonly key: string;
  readonly title: string;
  readonly numeric?: true;
  readonly text: (entry: StatementEntry) => string;
}[] => [
  {
    key: 'at',
    title: inContext('column of a statement', 'When'),
    text: ({ at }) => `${dayOf(at)} ${time.format(new Date(at))}`,
  },
  { key: 'kind', title: inContext('column of a statement', 'What'), text: ({ kind }) => LEDGER_KIND_TEXTS[kind] },
  {
    key: 'account',
    title: inContext('column of a statement', 'Of'),
    text: ({ account }) => LEDGER_ACCOUNT_TEXTS[account],
  },
  { key: 'change', title: inContext('column of a statement', 'Change'), numeric: true, text: changeText },
  { key: 'balance', title: t('Balance'), numeric: true, text: ({ balance }) => String(balance) },
  { key: 'who', title: inContext('column of a statement', 'By'), text: ({ who }) => who },
  { key: 'about', title: inContext('column of a statement', 'About'), text: aboutText },
  { key: 'document', title: t('Document'), text: ({ document }) => document?.number ?? '' },
];
