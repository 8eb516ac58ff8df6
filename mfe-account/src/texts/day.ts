const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** @param time ISO time @returns such as '30 October 2026', in the reader's time zone */
export const dayText = (time: string): string => day.format(new Date(time));
