import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Scripts that stand in a document itself. Those with an address, and data, need no leave. */
const INLINE_SCRIPT =
  /<script(?![^>]*\bsrc=)(?![^>]*\btype="(?:application\/json|importmap)")[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * The policy of a page of the static Storybook: this origin's scripts and the very ones that its build put into the
 * page. Its interface makes its styles while it runs, without a nonce, so styles may stand anywhere; the pages have
 * no session's data in them and are framed by nobody but each other.
 * @param file the page
 */
export async function storybookPolicy(file: string): Promise<string> {
  const html = await readFile(file, 'utf8');
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => hashOf(code));
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
