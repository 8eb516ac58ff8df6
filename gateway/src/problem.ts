import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Problem, PROBLEM_CONTENT_TYPE } from '@vela/contracts/problem';
import { inTongue, placedPath, requestedTongue, SOURCE_LANGUAGE, type Tongue } from '@vela/language';
import { currentTraceId } from '@vela/telemetry';
import { PROBLEM_PAGE_POLICY, problemPage } from './problem-page.js';
import { wishedLanguage } from './wished-language.js';

const RETRY_AFTER_SECONDS = 2;
/** What decides how a problem is told: as a page or as a document, and in which language. */
const TOLD_BY = 'Accept, Accept-Language, Cookie';

/** Scripts and links of a page ask in the page's language; a page is in the one that its address names, else that its visitor wishes. */
function tongueOf(request: IncomingMessage): Tongue {
  const address = request.url ?? '/';
  if (/^\/api(?:[/?]|$)/.test(address)) return requestedTongue(address, request.headers['accept-language'] ?? '');
  const { tongue } = placedPath(address.split('?')[0] ?? '/');
  return tongue === SOURCE_LANGUAGE ? wishedLanguage(request) : tongue;
}

/** Whether a browser would show the answer to somebody as a page. */
export const isShown = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;

/**
 * Says why there is no answer, in the language of who asks: to people as a page, to programs as a problem document
 * (RFC 9457), the shape of every error of the API.
 * @param title what HTTP calls the status
 * @param detail writes what happened, in the language at hand
 */
export function answerProblem(response: ServerResponse, status: number, title: string, detail: () => string): void {
  if (response.headersSent || response.writableEnded) return void response.destroy();
  const { req: request } = response;
  const tongue = tongueOf(request);
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('vary', TOLD_BY);
  response.setHeader('x-content-type-options', 'nosniff');
  if (status === 503) response.setHeader('retry-after', String(RETRY_AFTER_SECONDS));
  if (isShown(request)) {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', PROBLEM_PAGE_POLICY);
    return void response.end(inTongue(tongue, () => problemPage(tongue, detail())));
  }
  const said = inTongue(tongue, detail);
  const requestId = currentTraceId();
  const problem: Problem = {
    type: 'about:blank',
    title,
    status,
    detail: said,
    message: said,
    ...(requestId === null ? {} : { requestId }),
  };
  response.setHeader('content-type', PROBLEM_CONTENT_TYPE);
  response.end(JSON.stringify(problem));
}
