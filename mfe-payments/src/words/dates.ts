const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** @param iso ISO time @returns such as '30 Apr 2027, 14:05', in the reader's time zone */
export const momentText = (iso: string): string => moment.format(new Date(iso));
