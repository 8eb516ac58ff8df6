import http from 'node:http';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import { answerProblem } from './problem.js';

/** Milliseconds an upstream may take; longer than any answer of the API, shorter than a browser's patience. */
const UPSTREAM_TIMEOUT_MS = 30_000;

/**
 * Milliseconds an idle connection is kept: less than any upstream keeps it (Node's servers: five seconds), so that none
 * ends just while a request is being sent on it.
 */
const IDLE_MS = 4000;

const isTimeout = (error: Error): boolean =>
  'code' in error && (error.code === 'ECONNRESET' || error.code === 'ETIMEDOUT');

/**
 * Passes requests on, path and all.
 * @param target origin of the upstream, such as `http://127.0.0.1:4000`
 * @param what the upstream's name in a sentence, shown when it does not answer
 * @param idleMs how long a connection that nobody uses is kept
 */
export function upstream(target: string, what: string, idleMs = IDLE_MS): RequestHandler {
  return createProxyMiddleware({
    target,
    agent: new http.Agent({ keepAlive: true, timeout: idleMs }),
    xfwd: true,
    proxyTimeout: UPSTREAM_TIMEOUT_MS,
    on: {
      error: (error, _request, response) => {
        if (!('setHeader' in response)) return void response.destroy();
        if (isTimeout(error))
          answerProblem(response, 502, 'Bad Gateway', `${what} did not finish its answer. Try again.`);
        else
          answerProblem(
            response,
            503,
            'Service Unavailable',
            `${what} is not available right now. Try again in a moment.`,
          );
      },
    },
  });
}
