import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentTraceId, type Log } from '@vela/telemetry';

const ID_HEADER = 'x-request-id';

/** @returns the id that the answer carries */
export const requestIdOf = (response: ServerResponse): string => String(response.getHeader(ID_HEADER) ?? '');

/** The path without its query: queries carry sign-in codes and addresses. */
const pathOf = (url: string | undefined): string => (url ?? '').split('?', 1)[0] ?? '';

/**
 * Has the answer carry the id of the request's trace, which people can quote to support, and logs one line when it is
 * answered: errors always, the rest where the log is that detailed. Refusals have lines of their own, see `mount`.
 */
export function followRequest(log: Log, request: IncomingMessage, response: ServerResponse): void {
  const traceId = currentTraceId() ?? '';
  response.setHeader(ID_HEADER, traceId);
  const begin = performance.now();
  response.once('finish', () => {
    const level = response.statusCode >= 500 ? 'warn' : 'debug';
    if (!log.isLevelEnabled(level)) return;
    const { statusCode: status } = response;
    const milliseconds = Math.round(performance.now() - begin);
    log[level]({ traceId, method: request.method, path: pathOf(request.url), status, milliseconds }, 'request');
  });
}
