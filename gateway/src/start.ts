import path from 'node:path';
import { startGateway } from './gateway.js';
import { PAYMENT_PROVIDER_ORIGINS } from './security.js';

const {
  PORT = '8080',
  HOST,
  SITE_DIR = 'site',
  API_URL = 'http://127.0.0.1:4000',
  SANDBOX_URL,
  APP_ORIGIN = '',
  REMOTE_ORIGINS = '',
  STRIPE_PUBLISHABLE_KEY,
} = process.env;

const gateway = await startGateway(
  {
    site: path.resolve(SITE_DIR),
    api: API_URL,
    remoteOrigins: REMOTE_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    ...(APP_ORIGIN ? { origin: APP_ORIGIN } : {}),
    secure: APP_ORIGIN.startsWith('https:'),
    ...(STRIPE_PUBLISHABLE_KEY ? { trusted: PAYMENT_PROVIDER_ORIGINS } : {}),
    ...(SANDBOX_URL ? { sandbox: SANDBOX_URL } : {}),
  },
  Number(PORT),
  HOST,
);
console.log(`gateway listening on ${gateway.port}`);
process.send?.('ready');

const stop = (): void => void gateway.stop().then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
