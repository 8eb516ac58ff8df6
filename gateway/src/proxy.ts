import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { t } from '@vela/language';
import { answerProblem, isShown } from './problem.js';
import { handOn } from './told-as-page.js';
import { UpstreamAgent } from './upstream-agent.js';

/** Milliseconds an upstream may take; longer than any answer of the API, shorter than a browser's patience. */
const UPSTREAM_TIMEOUT_MS = 30_000;

/**
 * Milliseconds an idle connection is kept: less than any upstream keeps it (Node's servers: five seconds), so that none
 * ends just while a request is being sent on it.
 */
const IDLE_MS = 4000;

/** Milliseconds after which a read that was cut off is made again: by then it is known whose process died. */
const PAUSE_MS = 20;

/** Reads that were cut off so long after they came are not made again: their time was up. */
const MADE_AGAIN_MS = 10_000;

/** One origin, or those of several processes that answer alike. */
export type Origins = string | readonly string[];

interface UpstreamOptions {
  /** How long a connection that nobody uses is kept, milliseconds. */
  readonly idleMs?: number;
  /** Path at which each of several origins says whether it is ready. */
  readonly health?: string;
}

/** Passes requests on until it is ended. */
export interface Upstream {
  readonly pass: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly end: () => void;
}

/** A read as it came, before anything was noted in its headers. */
interface Read {
  readonly since: number;
  readonly headers: IncomingHttpHeaders;
}

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);
const wasCut = (error: Error): boolean => codeOf(error) === 'ECONNRESET' || codeOf(error) === 'EPIPE';

const isRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['transfer-encoding'] === undefined &&
  headers['content-length'] === undefined;

/**
 * Passes requests on, path and all. What takes no connection costs no request as long as another origin does; a read that
 * was cut off before anything of its answer came is made once more, a change never: it may have been made.
 * @param targets such as `http://127.0.0.1:4000`
 * @param what writes the upstream's name in a sentence, in the language at hand; shown when it does not answer
 */
export function upstream(
  targets: Origins,
  what: () => string,
  { idleMs = IDLE_MS, health = '/' }: UpstreamOptions = {},
): Upstream {
  const origins = [targets].flat();
  const agent = new UpstreamAgent(origins, idleMs, health);
  const reads = new WeakMap<IncomingMessage, Read>();

  /** @returns whether it is made again */
  function makeAgain(error: Error, request: IncomingMessage, response: ServerResponse): boolean {
    const read = reads.get(request);
    if (read === undefined || !wasCut(error) || response.headersSent || request.socket.destroyed) return false;
    if (performance.now() - read.since > MADE_AGAIN_MS) return false;
    reads.delete(request);
    request.headers = read.headers;
    setTimeout(() => void proxyFor(request)(request, response), PAUSE_MS);
    return true;
  }

  const options = {
    target: origins[0] ?? '',
    agent,
    xfwd: true,
    proxyTimeout: UPSTREAM_TIMEOUT_MS,
    // Whether a browser's connection goes on is between it and the gateway, and says nothing of this one.
    headers: { connection: 'keep-alive' },
    on: {
      proxyRes: (answer: IncomingMessage, _request: IncomingMessage, response: ServerResponse) => {
        const { headers } = answer;
        if (headers.connection === 'close') agent.ends(answer.socket);
        delete headers['keep-alive'];
        if (response.shouldKeepAlive) delete headers.connection;
        else headers.connection = 'close';
        // Whoever reads an answer that was cut off is not to wait for the rest of it.
        answer.once('close', () => {
          if (!answer.complete) response.destroy();
        });
      },
      error: (error: Error, request: IncomingMessage, response: ServerResponse | Socket) => {
        if (!('setHeader' in response)) return void response.destroy();
        if (makeAgain(error, request, response)) return;
        if (wasCut(error) || codeOf(error) === 'ETIMEDOUT')
          answerProblem(response, 502, 'Bad Gateway', () =>
            t('{what} did not finish its answer. Try again.', { what: what() }),
          );
        else
          answerProblem(response, 503, 'Service Unavailable', () =>
            t('{what} is not available right now. Try again in a moment.', { what: what() }),
          );
      },
    },
  };
  const proxy = createProxyMiddleware(options);
  // What a person would be shown as it came is looked at first.
  const looking = createProxyMiddleware({
    ...options,
    selfHandleResponse: true,
    on: {
      ...options.on,
      proxyRes: (answer, request, response) => {
        options.on.proxyRes(answer, request, response);
        handOn(answer, response);
      },
    },
  });
  const proxyFor = (request: IncomingMessage) => (isShown(request) ? looking : proxy);
  return {
    pass: (request, response) => {
      if (isRead(request)) reads.set(request, { since: performance.now(), headers: { ...request.headers } });
      return proxyFor(request)(request, response);
    },
    end: () => agent.destroy(),
  };
}
