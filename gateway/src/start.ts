import path from 'node:path';
import { loadCatalogues } from '@vela/language/catalogues';
import { environmentOf, givenValue, problemsText, type SettingName, settingProblems, valueOf } from '@vela/settings';
import { startGateway } from './gateway.js';
import { PAYMENT_PROVIDER_ORIGINS } from './security.js';

const { env } = process;
const problems = settingProblems(env, ['gateway']);
if (problems.length > 0) {
  const sentences = problems.map(({ sentence }) => sentence);
  process.stderr.write(`${problemsText(sentences, environmentOf(env))}\n`);
  process.exit(1);
}

const textOf = (name: SettingName): string => valueOf(env, name) ?? '';
const [origin, sandbox, remoteOrigins] = [textOf('APP_ORIGIN'), textOf('SANDBOX_URL'), textOf('REMOTE_ORIGINS')];
const securityContact = textOf('SECURITY_CONTACT');
const PORT = '8080';

// What stands in the heads of pages, in the language of each.
loadCatalogues(['gateway']);

const gateway = await startGateway(
  {
    site: path.resolve(textOf('SITE_DIR')),
    api: textOf('API_URL'),
    remoteOrigins: remoteOrigins
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
    ...(origin ? { origin } : {}),
    secure: origin.startsWith('https:'),
    pagesAMinute: Number(textOf('RATE_LIMIT_PAGE')),
    trustProxy: textOf('TRUST_PROXY'),
    ...(givenValue(env, 'STRIPE_PUBLISHABLE_KEY') === null ? {} : { trusted: PAYMENT_PROVIDER_ORIGINS }),
    ...(sandbox ? { sandbox } : {}),
    ...(securityContact ? { securityContact } : {}),
  },
  Number(valueOf(env, 'PORT') ?? PORT),
  textOf('HOST'),
);
console.log(`gateway listening on ${gateway.port}`);
process.send?.('ready');

const stop = (): void => void gateway.stop().then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
