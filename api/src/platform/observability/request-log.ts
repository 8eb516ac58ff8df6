import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from './log.js';

const ACCEPTED_ID = /^[\w-]{8,64}$/;
const ID_HEADER = 'x-request-id';

/** @returns the id that a proxy gave, if it is harmless, or a new one */
function requestIdFor(request: IncomingMessage): string {
  const given = request.headers[ID_HEADER];
  return typeof given === 'string' && ACCEPTED_ID.test(given) ? given : randomUUID();
}

/** @returns the id that the answer carries */
export const requestIdOf = (response: ServerResponse): string => String(response.getHeader(ID_HEADER) ?? '');

/** The path without its query: queries carry sign-in codes and addresses. */
const pathOf = (url: string | undefined): string => (url ?? '').split('?', 1)[0] ?? '';

/**
 * Gives a request an id that its answer carries too, and logs one line when it is answered: faults always, the rest
 * where the log is that detailed.
 */
export function followRequest(log: Log, request: IncomingMessage, response: ServerResponse): void {
  const requestId = requestIdFor(request);
  response.setHeader(ID_HEADER, requestId);
  const begin = performance.now();
  response.once('finish', () => {
    const level = response.statusCode >= 500 ? 'warn' : 'debug';
    if (!log.isLevelEnabled(level)) return;
    const { statusCode: status } = response;
    const milliseconds = Math.round(performance.now() - begin);
    log[level]({ requestId, method: request.method, path: pathOf(request.url), status, milliseconds }, 'request');
  });
}
