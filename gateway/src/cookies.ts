import type { IncomingMessage } from 'node:http';

/** @returns what a cookie of a request holds; undefined where there is none */
export const cookieOf = ({ headers }: IncomingMessage, name: string): string | undefined =>
  headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A cookie of the whole site that no script can read. */
export interface SiteCookie {
  readonly name: string;
  /** @param seconds for which it is kept; 0 ends it @returns the value of `set-cookie` */
  readonly set: (value: string, seconds: number) => string;
}

/** @param secure whether visitors reach the site by https */
export function siteCookie(plainName: string, secure: boolean): SiteCookie {
  const name = secure ? `__Host-${plainName}` : plainName;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return { name, set: (value, seconds) => `${name}=${value}; ${attributes}; Max-Age=${seconds}` };
}
