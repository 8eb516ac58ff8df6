import type { ErrorRequestHandler } from 'express';
import { PROBLEM_CONTENT_TYPE } from '@vela/contracts/problem';
import { nameLanguage } from '../language/index.js';
import type { Log } from '../observability/index.js';
import { requestIdOf } from '../observability/index.js';
import { problemOf } from './problem.js';
import { toAppError } from './translate.js';

/** Answers every error as a problem document. Only errors of our own are logged with their cause. */
export const errorHandler =
  (log: Log): ErrorRequestHandler =>
  (thrown: unknown, request, response, next) => {
    const error = toAppError(thrown);
    const requestId = requestIdOf(response);
    if (error.status === 500)
      log.error({ err: error.cause ?? error, traceId: requestId, path: request.path }, 'request failed');
    if (response.headersSent) {
      next(thrown);
      return;
    }
    nameLanguage(response);
    response.status(error.status).set({
      ...error.headers,
      'content-type': PROBLEM_CONTENT_TYPE,
      'cache-control': 'no-store',
      // A body that was too large is not read to its end.
      ...(error.status === 413 ? { connection: 'close' } : {}),
    });
    response.send(JSON.stringify(problemOf(error, requestId)));
  };
