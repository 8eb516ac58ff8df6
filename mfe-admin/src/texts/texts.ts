import { oreText } from '@vela/formats';
import { inContext, texts } from '@vela/language';
import { shortDayText, shortMomentText } from '@vela/market/days';

/** In a narrow column a date breaks before its time at most, and an amount nowhere. */
const together = (text: string): string => text.replaceAll(' ', '\u00a0');
/** Before a time, with a comma or, as in Swedish, without one. */
const BEFORE_TIME = /\u00a0(?=\d{1,2}[:.]\d\d)/;

/** @param iso ISO time, or null @returns such as '30 Apr 2027, 14:05' */
export const momentCell = (iso: string | null): string =>
  iso === null ? '–' : together(shortMomentText(iso)).replace(BEFORE_TIME, ' ');

/** @param iso day, `YYYY-MM-DD` @returns such as '30 Apr 2027' */
export const dayCell = (iso: string): string => together(shortDayText(iso));

/** @param ore in öre @returns the amount in kronor, such as '93,750 SEK' */
export const oreCell = (ore: number): string => together(oreText(ore));

const STATES: Readonly<Record<string, string | undefined>> = texts({
  reserved: 'Reserved',
  consumed: 'Consumed',
  expired: 'Expired',
  refunded: 'Refunded',
  frozen: 'Frozen',
  reported: 'Reported',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
  undone: 'Undone',
  disputed: 'Disputed',
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  credited: 'Credited',
  toPayBack: 'To pay back',
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  pending: 'Pending',
  ended: 'Ended',
  misleading: 'Misleading',
  offensive: 'Offensive',
  spam: 'Spam',
  other: 'Other',
  request: 'Request',
  conversation: 'Conversation',
  answered: 'Answered',
  closed: 'Closed',
  admins: 'Admins',
  suspended: 'Suspended',
  grant: 'Grant',
  purchase: 'Purchase',
  reserve: 'Reserve',
  release: 'Release',
  consume: 'Consume',
  expire: 'Expire',
  refund: 'Refund',
  freeze: 'Freeze',
  unfreeze: 'Unfreeze',
  forfeit: 'Forfeit',
  debt: 'Debt',
  repay: 'Repay',
  reinstate: 'Reinstate',
  forgive: 'Forgive',
  hire: 'Hire',
  connection: 'Connection',
  company: 'Company',
  correction: 'Correction',
});

/** @returns a word of the API as words, such as 'Confirmed' or 'Company created' */
export const stateText = (state: string): string =>
  (state === 'free' ? inContext('balance', 'Free') : STATES[state]) ??
  state.charAt(0).toUpperCase() + state.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** @returns a word of the API in words; one that this version does not know, as it is */
export const wordsOf = (words: Readonly<Record<string, string | undefined>>, word: string): string =>
  words[word] ?? word;
