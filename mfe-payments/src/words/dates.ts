import { MARKET_TIME_ZONE } from '@vela/market/days';

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: MARKET_TIME_ZONE,
});

/** @param iso ISO time @returns such as '30 Apr 2027, 14:05', on the clock by which its days are filtered */
export const momentText = (iso: string): string => moment.format(new Date(iso));
