const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** @param iso ISO time @returns such as '30 April 2027' */
export const dayText = (iso: string): string => day.format(new Date(iso));

/** @param iso ISO time @returns such as '30 Apr 2027, 14:05' */
export const momentText = (iso: string): string => moment.format(new Date(iso));
