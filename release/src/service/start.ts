// Entry of the release service's process.
import path from 'node:path';
import { commaList, environmentOf, problemsText, type SettingName, settingProblems, valueOf } from '@vela/settings';
import { createRegistry, folderGauges, requestDurations, serveMetrics } from '@vela/telemetry';
import { offeredCallsOf } from '../cli/instance.js';
import { startReleaseService } from './service.js';

const { env } = process;
const problems = settingProblems(env, ['release']);
if (problems.length > 0) {
  const sentences = problems.map(({ sentence }) => sentence);
  process.stderr.write(`${problemsText(sentences, environmentOf(env))}\n`);
  process.exit(1);
}

const textOf = (name: SettingName): string => valueOf(env, name) ?? '';

const site = path.resolve(textOf('SITE_DIR'));
const metricsPort = Number(textOf('RELEASE_METRICS_PORT'));
const registry = createRegistry(metricsPort > 0);
if (metricsPort > 0) {
  folderGauges(registry, { site, release: path.resolve(textOf('RELEASE_DIR')) });
  await serveMetrics(registry, metricsPort, valueOf(env, 'METRICS_HOST') ?? '127.0.0.1');
}

const service = await startReleaseService(
  {
    site,
    requests: requestDurations(registry, 'release_request_duration_seconds', 'call'),
    folder: path.resolve(textOf('RELEASE_DIR')),
    instance: {
      offeredCalls: () => offeredCallsOf(textOf('API_URL')),
      origin: () => Promise.resolve(textOf('APP_ORIGIN') || null),
    },
    ci: { issuers: commaList(textOf('RELEASE_ISSUERS')), audience: textOf('RELEASE_AUDIENCE') },
  },
  Number(textOf('RELEASE_PORT')),
  textOf('RELEASE_HOST'),
);
console.log(`release service listening on ${service.port}`);
process.send?.('ready');

const stop = (): void => void service.stop().then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
