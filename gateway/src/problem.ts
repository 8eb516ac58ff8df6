import type { ServerResponse } from 'node:http';
import { type Problem, PROBLEM_CONTENT_TYPE } from '@vela/contracts/problem';
import { currentTraceId } from '@vela/telemetry';

const RETRY_AFTER_SECONDS = 2;

/** Answers with a problem document (RFC 9457), the shape of every error of the API. */
export function answerProblem(response: ServerResponse, status: number, title: string, detail: string): void {
  if (response.headersSent || response.writableEnded) return void response.destroy();
  const requestId = currentTraceId();
  const problem: Problem = {
    type: 'about:blank',
    title,
    status,
    detail,
    message: detail,
    ...(requestId === null ? {} : { requestId }),
  };
  response.statusCode = status;
  response.setHeader('content-type', PROBLEM_CONTENT_TYPE);
  response.setHeader('cache-control', 'no-store');
  if (status === 503) response.setHeader('retry-after', String(RETRY_AFTER_SECONDS));
  response.end(JSON.stringify(problem));
}
