import type { RequestListener } from 'node:http';
import { type AnswerCache, sendCached } from '../answer-cache/index.js';
import { followRequest, type Log, type Metrics } from '../observability/index.js';

/**
 * What the server does with a request: answers it from the cache, or hands it to the application.
 * @param application the Express application
 */
export const createListener =
  (
    application: RequestListener,
    { cache, log, metrics }: { cache: AnswerCache; log: Log; metrics: Metrics },
  ): RequestListener =>
  (request, response) => {
    followRequest(log, request, response);
    const cached = cache.find(request);
    if (cached === null) {
      application(request, response);
      return;
    }
    const begin = performance.now();
    sendCached(request, response, cached);
    metrics.observe(cached.endpoint, response.statusCode, (performance.now() - begin) / 1000);
  };
