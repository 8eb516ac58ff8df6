import { type Environment, INSTANCE_PROCESSES, settingProblems } from '@vela/settings';
import { type Check, failure } from './finding.js';

/** Holds the environment against what production asks, whatever it says of itself. */
export const settingsCheck = (environment: Environment): Check => ({
  name: 'Settings',
  run: () =>
    Promise.resolve(
      settingProblems({ ...environment, APP_ENV: 'production' }, INSTANCE_PROCESSES).map(({ sentence }) =>
        failure(sentence, 'docs/settings.md says what it may be.'),
      ),
    ),
});
