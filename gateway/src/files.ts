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

/** What is said where a file is there, and not as it was asked for. */
const REFUSALS = {
  412: 'The file is another one by now.\n',
  416: 'The file has no such part.\n',
} as const;

/** Refuses a file: that holds for this request alone, so nobody keeps the answer. */
function refuse(response: ServerResponse, status: keyof typeof REFUSALS, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  response.end(REFUSALS[status]);
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
  let changed = false;
  for (const [encoding, ending] of formsFor(request)) {
    const found = await send(request, encodeURI(pathname) + ending, {
      root,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      contentType: false,
    });
    if (found.type === 'error' && found.statusCode === 416) {
      refuse(response, 416, { 'content-range': String(found.headers['Content-Range']) });
      return true;
    }
    // Whoever has the file in another form may name that one.
    if (found.type === 'error' && found.statusCode === 412) changed = true;
    if (found.type !== 'file') continue;
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
  if (changed) refuse(response, 412);
  return changed;
}
