import { MINUTE_MS } from '@vela/market/days';

/** An appointment as calendars take it. */
export interface Appointment {
  /** The same for every version of it. */
  readonly id: string;
  /** Grows with every change. */
  readonly sequence: number;
  readonly start: Date;
  /** How long it takes; null where that is not known. */
  readonly minutes: number | null;
  readonly title: string;
  readonly place: string;
  readonly url: string;
  readonly cancelled: boolean;
  readonly writtenAt: Date;
}

/** A line holds so many bytes at most, RFC 5545 section 3.1. */
const LINE_BYTES = 75;

const momentText = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** RFC 5545 section 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** Breaks a line at whole letters; what follows begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > LINE_BYTES - (parts.length === 0 ? 0 : 1)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}

/** @returns a calendar file (RFC 5545) with one appointment */
export function calendarOf(appointment: Appointment): string {
  const { id, sequence, start, minutes, title, place, url, cancelled, writtenAt } = appointment;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vela//Vela//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@vela`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${momentText(writtenAt)}`,
    `DTSTART:${momentText(start)}`,
    ...(minutes === null ? [] : [`DTEND:${momentText(new Date(start.getTime() + minutes * MINUTE_MS))}`]),
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${url}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
