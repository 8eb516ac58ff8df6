import type { LedgerAccount } from '@vela/contracts/schemas';
import { sekText } from '@vela/formats';
import { MARKET_TIME_ZONE, shortDayText } from '@vela/market/days';
import { ORE_PER_KRONA } from '@vela/market/prices';

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: MARKET_TIME_ZONE,
});

/** In a narrow column a date breaks before its time at most. */
const together = (date: string): string => date.replaceAll(' ', '\u00a0').replace(',\u00a0', ', ');

/** @param iso ISO time, or null @returns such as '30 Apr 2027, 14:05' */
export const momentText = (iso: string | null): string => (iso === null ? '–' : together(moment.format(new Date(iso))));

/** @param iso day, `YYYY-MM-DD` @returns such as '30 Apr 2027' */
export const dayText = (iso: string): string => together(shortDayText(iso));

/** @param ore in öre @returns whole kronor, such as '93,750 SEK' */
export const oreText = (ore: number): string => together(sekText(Math.round(ore / ORE_PER_KRONA)));

/** @returns a word of the API as words, such as 'Confirmed' or 'Company created' */
export const stateText = (state: string): string =>
  state.charAt(0).toUpperCase() + state.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const ACCOUNT_TEXTS: Readonly<Record<LedgerAccount, string>> = {
  tokens: 'Tokens',
  base: 'Free profiles',
  launchOffer: 'Launch offer',
};
