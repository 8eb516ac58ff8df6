import type { IncomingMessage } from 'node:http';
import path from 'node:path';

/** Whether a person asks, and not a script, a picture or a style: those want their file or nothing. */
export function asksForPage({ headers }: IncomingMessage, pathname: string): boolean {
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined)
    return destination === 'document' || destination === 'iframe' || headers.accept?.includes('text/html') === true;
  const accepted = headers.accept ?? '*/*';
  return accepted.includes('text/html') || (accepted.includes('*/*') && path.extname(pathname) === '');
}
