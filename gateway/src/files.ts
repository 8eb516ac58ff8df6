import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import send from '@fastify/send';
import { type Encoding, encodingsFor } from './encodings.js';

/** Endings of the forms that builds bring of a file. */
const ENDINGS: Readonly<Partial<Record<Encoding, string>>> = { br: '.br', gzip: '.gz' };
const UTF8 = /^(?:text\/|application\/(?:json|javascript|xml))/;

function typeOf(pathname: string): string {
  const type = send.mime.getType(pathname) ?? 'application/octet-stream';
  return UTF8.test(type) ? `${type}; charset=utf-8` : type;
}

/** @returns endings to look for, the one that the client likes best first; ranges are of the plain file */
function formsFor({ headers }: IncomingMessage): readonly (readonly [encoding: Encoding | null, ending: string])[] {
  const encodings = headers.range === undefined ? encodingsFor(headers['accept-encoding']) : [];
  const taken = encodings.flatMap((encoding) => {
    const ending = ENDINGS[encoding];
    return ending === undefined ? [] : [[encoding, ending] as const];
  });
  return [...taken, [null, '']];
}

/** Whether a file could be opened: it may be deleted between being found and being read. */
async function isOpen(stream: NodeJS.ReadableStream): Promise<boolean> {
  if (!('pending' in stream)) return true;
  if (stream.pending === false) return true;
  return once(stream, 'open').then(
    () => true,
    () => false,
  );
}

/**
 * Answers with a file, in the best form that the client takes. What lies below the folder may come and go at any time.
 * @param root folder that nothing outside of is read
 * @param pathname of the file below it, decoded
 * @param cacheControl header of the answer
 * @returns false if there is no such file; then nothing was answered
 */
export async function sendFile(
  root: string,
  pathname: string,
  cacheControl: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  for (const [encoding, ending] of formsFor(request)) {
    const found = await send(request, encodeURI(pathname) + ending, {
      root,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      contentType: false,
    });
    if (found.type === 'directory' || (found.type === 'error' && found.statusCode !== 416)) continue;
    if (!(await isOpen(found.stream))) continue;
    response.writeHead(found.statusCode, {
      ...found.headers,
      'cache-control': cacheControl,
      'content-type': typeOf(pathname),
      vary: 'Accept-Encoding',
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
    });
    // A visitor who leaves, or a file that ends early, ends this answer and nothing else.
    await pipeline(found.stream, response).catch(() => response.destroy());
    return true;
  }
  return false;
}
