import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pinoHttp, type HttpLogger } from 'pino-http';
import type { Log } from './log.js';

const ACCEPTED_ID = /^[\w-]{8,64}$/;

/** @returns the id that a proxy gave, if it is harmless, or a new one */
function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && ACCEPTED_ID.test(given) ? given : randomUUID();
}

/** The path without its query: queries carry sign-in codes and addresses. */
const pathOf = (url: string | undefined): string => (url ?? '').split('?', 1)[0] ?? '';

/** Logs one line for each request, with an id that the answer carries too. */
export const requestLog = (log: Log): HttpLogger =>
  pinoHttp({
    logger: log,
    genReqId: (request, response) => {
      const id = requestIdOf(request);
      response.setHeader('x-request-id', id);
      return id;
    },
    serializers: {
      req: (request: { id: unknown; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: pathOf(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    customLogLevel: (_request, response, error) =>
      error !== undefined || response.statusCode >= 500 ? 'warn' : 'debug',
  });
