import { clockIn } from '@vela/contracts/days';
import type { LedgerAccount, LedgerEntryKind, StatementEntry } from '@vela/contracts/schemas';
import { inContext, listed, numberText, t, texts } from '@vela/language';
import { MARKET_TIME_ZONE, shortMomentText } from '@vela/market/days';

/** Kinds of entries, whatever caused them. */
export const LEDGER_KIND_TEXTS: Readonly<Record<LedgerEntryKind, string>> = texts({
  grant: 'Granted',
  purchase: 'Bought',
  reserve: 'Reserved',
  release: 'Released',
  consume: 'Consumed',
  expire: 'Expired unused',
  refund: 'Taken back',
  freeze: 'Frozen by a dispute',
  unfreeze: 'Unfrozen after a dispute',
  forfeit: 'Taken back while frozen',
  debt: 'Owed',
  repay: 'Repaid of what was owed',
  reinstate: 'Given back',
  forgive: 'Not owed any more',
});

/** What kinds are called where it makes a difference whether a dispute or a refund caused them. */
const BY_CAUSE: Readonly<Record<string, Partial<Record<LedgerEntryKind, string>>>> = {
  dispute: texts({ forfeit: 'Taken back after a dispute', debt: 'Owed after a dispute' }),
  refund: texts({ forfeit: 'Taken back by a refund', debt: 'Owed again after a refund' }),
};

const kindText = ({ kind, cause }: StatementEntry): string => BY_CAUSE[cause]?.[kind] ?? LEDGER_KIND_TEXTS[kind];

export const LEDGER_ACCOUNT_TEXTS: Readonly<Record<LedgerAccount, string>> = texts({
  base: 'Free profiles',
  launchOffer: 'Launch-offer profiles',
  tokens: 'Tokens',
});

/** @returns how an entry changes what can be spent, such as '+40'; in brackets what was reserved before */
function changeText({ change, amount }: StatementEntry): string {
  if (change === 0) return `(${numberText(amount)})`;
  return change > 0 ? `+${numberText(change)}` : numberText(change);
}

/** @returns whom or what an entry is about, such as 'Ada Berg, Designer' */
const aboutText = ({ person, roleName }: StatementEntry): string =>
  listed([person ?? '', roleName].filter((part) => part !== ''));

/** A column of a statement. */
export interface StatementColumn {
  readonly key: string;
  readonly title: string;
  readonly numeric?: true;
  /** As people read it on a page. */
  readonly text: (entry: StatementEntry) => string;
  /** As a spreadsheet reckons with it, where that is another; days are ISO days, which all of them understand. */
  readonly value?: (entry: StatementEntry) => string;
}

/** What a statement says of each entry, on the screen and in its file alike. */
export const statementColumns = (): readonly StatementColumn[] => [
  {
    key: 'at',
    title: inContext('column of a statement', 'When'),
    text: ({ at }) => shortMomentText(at),
    value: ({ at }) => clockIn(MARKET_TIME_ZONE, new Date(at)).replace('T', ' '),
  },
  { key: 'kind', title: inContext('column of a statement', 'What'), text: kindText },
  {
    key: 'account',
    title: inContext('column of a statement', 'Of'),
    text: ({ account }) => LEDGER_ACCOUNT_TEXTS[account],
  },
  {
    key: 'change',
    title: inContext('column of a statement', 'Change'),
    numeric: true,
    text: changeText,
    // A spreadsheet takes a figure in brackets for one below 0.
    value: ({ change, amount }) => (change === 0 ? `0 (${amount})` : String(change)),
  },
  {
    key: 'balance',
    title: t('Balance'),
    numeric: true,
    text: ({ balance }) => numberText(balance),
    value: ({ balance }) => String(balance),
  },
  { key: 'who', title: inContext('column of a statement', 'By'), text: ({ who }) => who },
  { key: 'about', title: inContext('column of a statement', 'About'), text: aboutText },
  { key: 'document', title: t('Document'), text: ({ document }) => document?.number ?? '' },
];
