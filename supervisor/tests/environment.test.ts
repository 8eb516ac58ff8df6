import url from 'node:url';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { settingsOf } from '@vela/settings';
import { apiEnvironment, gatewayEnvironment, releaseEnvironment, sandboxEnvironment } from '../src/environment.js';

const INSTANCE = {
  origin: 'http://localhost:8080',
  port: 8080,
  site: '/data/site',
  apiPort: 1,
  sandboxPort: 2,
  smtpPort: 3,
  secret: 'a secret',
  data: '/data',
};

beforeEach(() => {
  // Only an ES module knows where its packages lie.
  jest.spyOn(url, 'fileURLToPath').mockReturnValue('/personas.json');
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** @returns what the processes of an instance are told that is set */
function told(given: Readonly<Record<string, string>>) {
  const all = [apiEnvironment, gatewayEnvironment, releaseEnvironment, sandboxEnvironment].map((of) =>
    of(given, INSTANCE),
  );
  return all.map((environment) =>
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '')),
  );
}

test.each(['', ' '])('settings that are set to "%s" are not set, for any process', (nothing) => {
  const given = Object.fromEntries(
    settingsOf(['start', 'api', 'gateway', 'release', 'sandbox']).map((name) => [name, nothing]),
  );
  expect(told(given)).toEqual(told({}));
});

test('a demo has its defaults where nothing is set, and what is set where something is', () => {
  expect(told({ ADMIN_EMAILS: '', SEED: '' })[0]).toMatchObject({
    ADMIN_EMAILS: 'admin@vela.example',
    SEED: 'demo',
    API_REPLICAS: 'one',
    SESSION_SECRET: 'a secret',
    MATCH_INDEX_DIR: '/data/match-index',
  });
  const set = { ADMIN_EMAILS: 'ada@nordlys.se', SEED: 'none', API_REPLICAS: 'many', MATCH_INDEX_DIR: '/index' };
  expect(told(set)[0]).toMatchObject(set);
  expect(told({ MONGODB_URI: 'mongodb://db/vela' })[0]).not.toHaveProperty('API_REPLICAS');
});
