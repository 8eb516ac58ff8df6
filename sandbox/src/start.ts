import path from 'node:path';
import { personasFrom } from './linkedin/persona-source.js';
import { storedMail } from './mail/received-mail.js';
import { createSmtpSink } from './mail/smtp-sink.js';
import { isSubscriber } from './newsletter/stand-in.js';
import { isStoredCredential, SecurityKey } from './passkeys/security-key.js';
import { createSandbox, STRIPE_BASE } from './sandbox.js';
import { StoredList } from './store/stored-list.js';
import { createStripeStandIn } from './stripe/stand-in.js';
import { ViesRegister } from './vies/register.js';

const { PORT = '3100', HOST = '127.0.0.1', APP_ORIGIN = 'http://localhost:8080', PERSONAS_FILE } = process.env;
const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_WEBHOOK_URL, STRIPE_STATE_FILE } =
  process.env;
const { LINKEDIN_CLIENT_ID = 'vela-demo', LINKEDIN_CLIENT_SECRET = 'vela-demo' } = process.env;

const { SMTP_PORT, SANDBOX_DIR, SENDPORTAL_TOKEN = 'vela-demo' } = process.env;

/** The stand-in's clock goes with the instance's: events of another time would be refused as too old. */
const AHEAD_MS = Number(process.env['CLOCK_AHEAD_DAYS'] ?? 0) * 86_400_000;
const MAILS_MAX = 500;
const SUBSCRIBERS_MAX = 5000;
const PASSKEYS_MAX = 1000;
const fileOf = (name: string): string | null => (SANDBOX_DIR === undefined ? null : path.join(SANDBOX_DIR, name));

const mails = new StoredList(fileOf('mails.json'), MAILS_MAX, storedMail);
const subscribers = new StoredList(fileOf('newsletter.json'), SUBSCRIBERS_MAX, (entry) =>
  isSubscriber(entry) ? entry : null,
);
const credentials = new StoredList(fileOf('passkeys.json'), PASSKEYS_MAX, (entry) =>
  isStoredCredential(entry) ? entry : null,
);
const smtp = createSmtpSink((mail) => mails.add(mail));
smtp.on('error', (error) => process.stderr.write(`Mail: ${error.message}\n`));
if (SMTP_PORT !== undefined) smtp.listen(Number(SMTP_PORT), HOST);

const sandbox = createSandbox({
  mails,
  securityKey: new SecurityKey(credentials, APP_ORIGIN),
  newsletter: { token: SENDPORTAL_TOKEN, subscribers },
  vies: new ViesRegister(),
  linkedin: {
    client: { id: LINKEDIN_CLIENT_ID, secret: LINKEDIN_CLIENT_SECRET, redirectUris: [`${APP_ORIGIN}/callback`] },
    personas: personasFrom(PERSONAS_FILE ?? null),
  },
  ...(STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET && STRIPE_WEBHOOK_URL
    ? {
        stripe: createStripeStandIn({
          base: STRIPE_BASE,
          secretKey: STRIPE_SECRET_KEY,
          publishableKey: STRIPE_PUBLISHABLE_KEY,
          webhook: { url: () => STRIPE_WEBHOOK_URL, secret: STRIPE_WEBHOOK_SECRET },
          siteOrigin: APP_ORIGIN,
          stateFile: STRIPE_STATE_FILE ?? null,
          now: () => Date.now() + AHEAD_MS,
        }),
      }
    : {}),
});
const server = sandbox.listen(Number(PORT), HOST, () => {
  process.stdout.write(`Stand-ins on port ${PORT}\n`);
  process.send?.({ ready: true, port: Number(PORT) });
});

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (SMTP_PORT !== undefined) smtp.close();
    server.close(() => void Promise.all([mails.saved(), subscribers.saved()]).then(() => process.exit(0)));
    server.closeAllConnections();
  });
