import { expect, test } from '@jest/globals';
import { INSTANCE_PROCESSES, settingProblems } from '@vela/settings';
import { settingsCheck } from './check-settings.js';

/** Wrong in what each of the processes of an instance reads. */
const WRONG = {
  DATA_DIR: '/var/lib/vela',
  PORT: 'http',
  MATCH_ENGINE: 'guess',
  GATEWAY_METRICS_PORT: 'x',
  RELEASE_STORE: 'folders',
  RELEASE_METRICS_PORT: 'x',
  S3_URL: 'http://nowhere',
};

test('the doctor names whatever a start of the instance would refuse, of its release service too', async () => {
  const found = (await settingsCheck(WRONG).run()).map(({ sentence }) => sentence);
  for (const name of [
    'PORT',
    'MATCH_ENGINE',
    'GATEWAY_METRICS_PORT',
    'RELEASE_STORE',
    'RELEASE_METRICS_PORT',
    'S3_URL',
  ])
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${name} `)));
  const refused = settingProblems({ ...WRONG, APP_ENV: 'production' }, INSTANCE_PROCESSES);
  expect(found).toEqual(refused.map(({ sentence }) => sentence));
});

test('an instance without a release service is asked for nothing of it', () => {
  const of = (...processes: Parameters<typeof settingProblems>[1]) =>
    settingProblems({ APP_ENV: 'production' }, processes).map(({ setting }) => setting);
  expect(of(...INSTANCE_PROCESSES)).toEqual(of('start', 'api', 'gateway'));
});
