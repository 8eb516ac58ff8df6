import express, { type Express } from 'express';
import helmet from 'helmet';
import type { Config } from '../../config/index.js';
import { AppError, errorHandler } from '../errors/index.js';
import { requestLog, type Log } from '../observability/index.js';

/** Headers of an API: nothing of it may run, be framed or be read by another site. */
const securityHeaders = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] } },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
});

/**
 * The Express application around the endpoints.
 * @param routes mounts what it answers
 */
export function createExpressApp(config: Config, log: Log, routes: (app: Express) => void): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.use(requestLog(log));
  app.use(securityHeaders);
  routes(app);
  app.use(() => {
    throw new AppError(404, 'There is nothing at this address.');
  });
  app.use(errorHandler(log));
  return app;
}
