import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { environmentFor } from '../../../tests/support/surroundings.js';
import { Visitor } from '../../../tests/support/visitor.js';
import { startWorld, type World } from '../../../tests/support/world.js';
import { readConfig } from '../../config/index.js';
import { type RunningServer, startServer } from '../../server.js';

const [old, fresh] = ['7be0c1d52f49a6830e1fd7b5c26a98e4f013', '4f1d9b2c7e6a50318fd2b4c6a79e0d135be8'] as const;
let world: World;
const started: RunningServer[] = [];

beforeAll(async () => {
  world = await startWorld({ SESSION_SECRET: old, API_REPLICAS: 'many' }, { jobs: 'none' });
});
afterAll(async () => {
  await Promise.all(started.map((server) => server.stop()));
  await world.stop();
});

async function serverWith(secrets: string): Promise<() => number> {
  const environment = { ...environmentFor(world.store.uri, world.sandboxOrigin), SESSION_SECRET: secrets };
  const server = await startServer(readConfig(environment), { clock: world.clock, jobs: 'none' });
  started.push(server);
  return () => server.port;
}

test('somebody who signed in before the secret was changed stays signed in until the old one is dropped', async () => {
  const { visitor } = await world.join({ givenName: 'Ada' });
  const meAt = async (port: () => number) =>
    (await new Visitor(port).send('/api/users/me', { headers: { cookie: visitor.cookie ?? '' } })).body;
  expect(await meAt(await serverWith(`${fresh}, ${old}`))).toMatchObject({ givenName: 'Ada' });
  expect(await meAt(await serverWith(fresh))).toBeNull();
});
