import path from 'node:path';
import { loadCatalogues } from '@vela/language/catalogues';
import { FollowedPreviews, Follower, ReleaseClient } from '@vela/release/remote';
import { tellWithdrawn } from '@vela/release/site';
import {
  commaList,
  environmentOf,
  givenValue,
  listenProblem,
  problemsText,
  type SettingName,
  settingProblems,
  settingsThatFollow,
  valueOf,
} from '@vela/settings';
import { createLog, createRegistry, folderGauges, serveMetrics, startTracing } from '@vela/telemetry';
import { startGateway } from './gateway.js';
import { observation } from './observed.js';
import { PAYMENT_PROVIDER_ORIGINS } from './security.js';

await settingsThatFollow();
const { env } = process;
const problems = settingProblems(env, ['gateway']);
if (problems.length > 0) {
  const sentences = problems.map(({ sentence }) => sentence);
  process.stderr.write(`${problemsText(sentences, environmentOf(env))}\n`);
  process.exit(1);
}

const textOf = (name: SettingName): string => valueOf(env, name) ?? '';

/** Ends this process with a sentence where it cannot listen. */
function refuseToListen(error: unknown): never {
  const sentence = listenProblem(error, env);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [origin, sandbox, remoteOrigins] = [textOf('APP_ORIGIN'), textOf('SANDBOX_URL'), textOf('REMOTE_ORIGINS')];
const securityContact = textOf('SECURITY_CONTACT');
const countryHeader = givenValue(env, 'COUNTRY_HEADER');
const PORT = '8080';
const site = path.resolve(textOf('SITE_DIR'));

/** Keeps the folder as a release service says, where there is one. */
function followerOf(client: ReleaseClient): Follower {
  const trustedKeys = commaList(textOf('RELEASE_KEYS'));
  return new Follower({
    site,
    client,
    ...(trustedKeys.length > 0 ? { trustedKeys } : {}),
    tell: (problem) => console.error(problem ?? 'The release service is followed again.'),
  });
}

const releaseUrl = textOf('RELEASE_URL');
const client = releaseUrl ? new ReleaseClient(releaseUrl, { token: textOf('RELEASE_TOKEN') }) : null;
const follower = client === null ? null : followerOf(client);
await follower?.start();
const previews = client === null || follower === null ? null : new FollowedPreviews(client, follower);

// What stands in the heads of pages, in the language of each.
loadCatalogues(['gateway', 'contracts']);

const version = textOf('APP_VERSION');
const endpoint = valueOf(env, 'OTEL_EXPORTER_OTLP_ENDPOINT');
const share = Number(textOf('OTEL_TRACES_SAMPLER_ARG'));
const edge = { isEdge: true, callers: 'vela-browser' };
const tracing = await startTracing({ service: 'vela-gateway', version, endpoint, share, ...edge });
const metricsPort = Number(textOf('GATEWAY_METRICS_PORT'));
const registry = createRegistry(metricsPort > 0);
if (metricsPort > 0) {
  folderGauges(registry, { site });
  await serveMetrics(registry, metricsPort, valueOf(env, 'METRICS_HOST') ?? '127.0.0.1').catch(refuseToListen);
}
const log = createLog({ logLevel: valueOf(env, 'LOG_LEVEL') ?? 'info', version });

const gateway = await startGateway(
  {
    site,
    api: commaList(textOf('API_URL')),
    remoteOrigins: commaList(remoteOrigins),
    ...(client === null ? {} : { withdraw: ({ name, version, why }) => client.withdraw(name, version, why) }),
    onWithdrawn: (what) => void tellWithdrawn(givenValue(env, 'RELEASE_NOTIFY_URL'), what),
    ...(previews === null ? {} : { readPreview: (word, now) => previews.read(word, now) }),
    ...(client === null
      ? {}
      : {
          storeTokens: async (text, by) =>
            new URL((await client.tryTokens(text, by)).address, origin).search.replace(/^/, '/'),
        }),
    ...(origin ? { origin } : {}),
    secure: origin.startsWith('https:'),
    pagesAMinute: Number(textOf('RATE_LIMIT_PAGE')),
    trustProxy: textOf('TRUST_PROXY'),
    ...(countryHeader === null ? {} : { countryHeader }),
    earlyHints: textOf('EARLY_HINTS') === 'on',
    inspectable: environmentOf(env) !== 'production',
    ...(givenValue(env, 'STRIPE_PUBLISHABLE_KEY') === null ? {} : { trusted: PAYMENT_PROVIDER_ORIGINS }),
    ...(sandbox ? { sandbox } : {}),
    ...(securityContact ? { securityContact } : {}),
    observation: observation(registry, log, tracing),
  },
  Number(valueOf(env, 'PORT') ?? PORT),
  textOf('HOST'),
).catch(refuseToListen);
console.log(`gateway listening on ${gateway.port}`);
process.send?.('ready');

const stop = (): void =>
  void gateway
    .stop()
    .then(() => follower?.stop())
    .then(() => tracing.stop())
    .catch((error: unknown) => log.error({ err: error }, 'the stop failed'))
    .then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
