// Entry of the release service's process.
import path from 'node:path';
import {
  commaList,
  environmentOf,
  givenValue,
  problemsText,
  type SettingName,
  settingProblems,
  valueOf,
} from '@vela/settings';
import { offeredCallsOf } from '../cli/instance.js';
import { prepareService } from './prepare.js';
import { startReleaseService } from './service.js';

const { env } = process;
const problems = settingProblems(env, ['release']);
if (problems.length > 0) {
  const sentences = problems.map(({ sentence }) => sentence);
  process.stderr.write(`${problemsText(sentences, environmentOf(env))}\n`);
  process.exit(1);
}

const textOf = (name: SettingName): string => valueOf(env, name) ?? '';

const [site, folder] = [path.resolve(textOf('SITE_DIR')), path.resolve(textOf('RELEASE_DIR'))];
const [builds, gatewayToken] = [givenValue(env, 'RELEASE_BUILDS'), givenValue(env, 'RELEASE_TOKEN')];
await prepareService({ site, folder, builds, gatewayToken }, console.log);

const service = await startReleaseService(
  {
    site,
    folder,
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
