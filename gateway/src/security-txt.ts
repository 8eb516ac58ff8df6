import { DAY_MS } from '@vela/contracts/days';

/** RFC 9116 asks for less than a year; what is told anew each day cannot grow old. */
const VALID_DAYS = 180;

/**
 * Where somebody who found a weakness writes to, as RFC 9116 has it.
 * @param contact an address of mail
 * @param origin under which visitors know the site
 * @param now in milliseconds since 1970
 */
export function securityTxt(contact: string, origin: string | undefined, now: number): string {
  const expires = new Date(Math.floor(now / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS).toISOString();
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, sv',
    ...(origin === undefined ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
  ];
  return `${lines.join('\n')}\n`;
}
