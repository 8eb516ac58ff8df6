import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { inTongue } from '@vela/language';
import { annotate } from '@vela/telemetry';
import type { Config } from '../../config/index.js';
import { type AnswerCache, sendCached } from '../answer-cache/index.js';
import { tongueOf } from '../language/index.js';
import { followRequest, type Log, type Metrics, type Tracing } from '../observability/index.js';
import type { Replicas } from '../replicas/index.js';

interface ListenerNeeds {
  readonly cache: AnswerCache;
  readonly config: Pick<Config, 'seed'>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly replicas: Replicas;
  readonly tracing: Tracing;
}

/**
 * What the server does with a request: answers it from the cache, or hands it to the application, all of it in the
 * language that its caller asks for.
 * @param application the Express application
 */
export function createListener(
  application: RequestListener,
  { cache, config, log, metrics, replicas, tracing }: ListenerNeeds,
): RequestListener {
  const answerNow = (request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }): void => {
    const cached = cache.find(request);
    if (cached === null) {
      application(request, response);
      return;
    }
    const begin = performance.now();
    annotate({ 'vela.endpoint': cached.endpoint, 'vela.from_cache': true }, cached.endpoint);
    sendCached(request, response, cached);
    metrics.observe(cached.endpoint, response.statusCode, (performance.now() - begin) / 1000);
  };
  /** What is cached is given as long as no other process has changed anything. */
  const answer: typeof answerNow = (request, response) => {
    if (replicas.alone || cache.find(request) === null) return answerNow(request, response);
    replicas.current().then(
      () => answerNow(request, response),
      () => application(request, response),
    );
  };
  return (request, response) => {
    tracing.request(request, response, 'request', () => {
      followRequest(log, request, response);
      inTongue(tongueOf(request, config), () => answer(request, response));
    });
  };
}
