import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { joinAsRecruiter, joinAsTalent, requestTo, startWorld, type World } from '@vela/api/testing';
import { type Gateway, observation, startGateway } from '@vela/gateway';
import { createLog, createRegistry, startTracing, type Tracing } from '@vela/telemetry';
import { drawn, startCollector } from './support/collector.js';

let collector: Awaited<ReturnType<typeof startCollector>>;
let folder: string;
let world: World;
let gateway: Gateway;
let tracings: readonly Tracing[];
const delivered: string[] = [];

beforeAll(async () => {
  collector = await startCollector();
  folder = await mkdtemp(path.join(tmpdir(), 'vela-trace-'));
  const traced = { version: 'test', endpoint: collector.endpoint, share: 1 };
  const [ofApi, ofGateway] = await Promise.all([
    startTracing({ ...traced, service: 'vela-api' }),
    startTracing({ ...traced, service: 'vela-gateway', isEdge: true }),
  ]);
  tracings = [ofApi, ofGateway];
  world = await startWorld(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
    {
      tracing: ofApi,
      deliverers: () => ({
        mail: ({ template }) => {
          delivered.push(template);
          return Promise.resolve();
        },
      }),
    },
  );
  const log = createLog({ logLevel: 'silent', version: 'test' });
  gateway = await startGateway(
    {
      site: folder,
      api: `http://127.0.0.1:${world.server.port}`,
      observation: observation(createRegistry(false), log, ofGateway),
    },
    0,
  );
});
afterAll(async () => {
  await gateway.stop();
  await world.stop();
  await Promise.all(tracings.map((tracing) => tracing.stop()));
  await collector.stop();
  await rm(folder, { recursive: true, force: true });
});

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const BROWSER = 'b7ad6b7169203331';

test('a request is one trace from the browser to the mail, and says of nobody who they are', async () => {
  const recruiter = await joinAsRecruiter(world, { givenName: 'Rutcanary', familyName: 'Sendarcanary' });
  const talent = await joinAsTalent(world, { givenName: 'Adacanary', familyName: 'Hemligcanary' });
  const text = 'Textcanary: we would like to talk to you.';
  // Addresses hold what people typed.
  await fetch(`http://127.0.0.1:${gateway.port}/api/talents?words=querycanary`);
  const answer = await fetch(`http://127.0.0.1:${gateway.port}/api/connections`, {
    method: 'POST',
    headers: {
      origin: 'http://site.test',
      cookie: recruiter.visitor.cookie ?? '',
      'content-type': 'application/json',
      traceparent: `00-${TRACE}-${BROWSER}-00`,
    },
    body: JSON.stringify({ ...requestTo(recruiter, talent), text }),
  });
  expect([answer.ok, answer.headers.get('x-request-id')]).toEqual([true, TRACE]);
  while (!delivered.includes('requestReceived')) await new Promise((resolve) => setTimeout(resolve, 50));
  // What is under way is ended, and sent with the rest.
  await world.server.stop();
  await Promise.all(tracings.map((tracing) => tracing.stop()));

  const own = collector.spans.filter(({ traceId }) => traceId === TRACE);
  const picture = drawn(own, BROWSER);
  // Nothing hangs in the air: each part belongs to another, up to the browser's call.
  expect(picture.trimEnd().split('\n')).toHaveLength(own.length);
  const [first, second, ...rest] = picture.split('\n');
  expect([first, second]).toEqual(['vela-gateway: api', '  vela-api: createConnection']);
  expect(rest).toEqual(
    expect.arrayContaining([
      '    vela-api: insert connections',
      '    vela-api: update outbox',
      '    vela-api: deliver mail',
      '      vela-api: update outbox',
    ]),
  );
  const said = collector.texts.join('\n');
  expect(said).toContain('createConnection');
  const cookies = [recruiter, talent].map(({ visitor }) => visitor.cookie?.split('=')[1] ?? 'none');
  for (const secret of ['canary', 'people.example', 'Nordlys', ...cookies]) expect(said).not.toContain(secret);
  if (process.env['SHOW_TRACE']) process.stdout.write(picture);
});
