import http from 'node:http';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import { answerProblem } from './problem.js';

/** Milliseconds an upstream may take; longer than any answer of the API, shorter than a browser's patience. */
const UPSTREAM_TIMEOUT_MS = 30_000;

const isTimeout = (error: Error): boolean =>
  'code' in error && (error.code === 'ECONNRESET' || error.code === 'ETIMEDOUT');

/**
 * Passes requests on, path and all.
 * @param target origin of the upstream, such as `http://127.0.0.1:4000`
 * @param what the upstream's name in a sentence, shown when it does not answer
 */
export function upstream(target: string, what: string): RequestHandler {
  return createProxyMiddleware({
    target,
    agent: new http.Agent({ keepAlive: true }),
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
