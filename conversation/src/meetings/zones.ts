import { locale } from '@vela/language';

/** @returns a time as the clocks of a zone show it, such as 'Tuesday 24 November at 14:30 CET' */
export const meetingTimeText = (start: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(start));

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
