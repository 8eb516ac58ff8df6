// Entry of the release service's process.
import path from 'node:path';
import {
  commaList,
  environmentOf,
  givenValue,
  listenProblem,
  problemsText,
  type SettingName,
  settingProblems,
  valueOf,
} from '@vela/settings';
import { createRegistry, folderGauges, requestDurations, serveMetrics } from '@vela/telemetry';
import { offeredCallsOf } from '../instance/offered-calls.js';
import { recordsIn } from '../records/begin.js';
import { tellWithdrawn } from '../status/notice.js';
import type { Objects } from '../storage/objects.js';
import { VersionStore } from '../storage/version-store.js';
import { prepareService } from './prepare.js';
import { type ReleaseService, startReleaseService } from './service.js';

const { env } = process;
const problems = settingProblems(env, ['release']);
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

const [site, folder] = [path.resolve(textOf('SITE_DIR')), path.resolve(textOf('RELEASE_DIR'))];
const [builds, gatewayToken] = [givenValue(env, 'RELEASE_BUILDS'), givenValue(env, 'RELEASE_TOKEN')];

/** Where published files are kept: what it takes is loaded where it is wanted alone. */
async function objectsOf(): Promise<Objects | null> {
  const s3 = textOf('S3_URL');
  if (s3 !== '') return new (await import('../storage/s3-objects.js')).S3Objects(s3);
  return textOf('RELEASE_STORE') === 'gridfs'
    ? new (await import('../storage/gridfs-objects.js')).GridFsObjects(textOf('MONGODB_URI'))
    : null;
}

const objects = await objectsOf();
const records = await recordsIn({
  uri: textOf('MONGODB_URI'),
  site,
  folder,
  store: new VersionStore(site, folder, ...(objects === null ? [] : [objects])),
});

let service: ReleaseService | null = null;
const ending = new AbortController();
/** What a start has under way is finished first: it leaves nothing half written then, and no lock. */
const stop = (): void => {
  ending.abort();
  void service
    ?.stop()
    .then(() => records?.stop())
    .then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);

await prepareService({ site, folder, builds, gatewayToken }, console.log);

const metricsPort = Number(textOf('RELEASE_METRICS_PORT'));
const registry = createRegistry(metricsPort > 0);
if (metricsPort > 0) {
  folderGauges(registry, { site, release: folder });
  await serveMetrics(registry, metricsPort, valueOf(env, 'METRICS_HOST') ?? '127.0.0.1').catch(refuseToListen);
}

service = await startReleaseService(
  {
    site,
    requests: requestDurations(registry, 'release_request_duration_seconds', 'call'),
    folder,
    instance: {
      offeredCalls: () => offeredCallsOf(...commaList(textOf('API_URL'))),
      origin: () => Promise.resolve(textOf('APP_ORIGIN') || null),
    },
    browser: givenValue(env, 'RELEASE_BROWSER'),
    onWithdrawn: (what) => void tellWithdrawn(givenValue(env, 'RELEASE_NOTIFY_URL'), what),
    ...(objects === null ? {} : { objects }),
    ci: { issuers: commaList(textOf('RELEASE_ISSUERS')), audience: textOf('RELEASE_AUDIENCE') },
  },
  Number(textOf('RELEASE_PORT')),
  textOf('RELEASE_HOST'),
).catch(refuseToListen);
records?.start();
console.log(`release service listening on ${service.port}`);
process.send?.('ready');
if (ending.signal.aborted) stop();
