import express, { type Express } from 'express';
import helmet from 'helmet';
import { t } from '@vela/language';
import type { Config } from '../../config/index.js';
import { AppError, errorHandler } from '../errors/index.js';
import type { Log } from '../observability/index.js';

/** Headers of an API: nothing of it may run, be framed or be read by another site. Those for pages of old browsers are left out. */
const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
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
  app.use(securityHeaders);
  routes(app);
  app.use(() => {
    throw new AppError(404, t('There is nothing at this address.'));
  });
  app.use(errorHandler(log));
  return app;
}
