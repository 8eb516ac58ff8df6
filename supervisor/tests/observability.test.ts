import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  ApiProcess,
  environmentFor,
  joinAsRecruiter,
  joinAsTalent,
  type MailCatcher,
  requestTo,
  startMailCatcher,
  startWorld,
  until,
  type World,
} from '@vela/api/testing';
import { type Gateway, observation, startGateway } from '@vela/gateway';
import { createLog, createRegistry, startTracing, type Tracing } from '@vela/telemetry';
import { drawn, startCollector } from './support/collector.js';
import { quietPort } from './support/quiet-port.js';

let collector: Awaited<ReturnType<typeof startCollector>>;
let folder: string;
let world: World;
let gateway: Gateway;
let tracings: readonly Tracing[];
let mail: MailCatcher;
let worker: ApiProcess;
let partition: ApiProcess;
/** The worker and the partition are processes of their own, which have no other clock than the machine's. */
const clock = { now: () => new Date(), aheadMs: 0 };
const gatewayRegistry = createRegistry(true);
let metricsPorts: readonly [api: number, worker: number, partition: number];
const START_MS = 180_000;
/** Of the matching service alone. */
const SECRET = '3f9c1d7e40ab58264b1d0c7a85e2f396';

beforeAll(async () => {
  collector = await startCollector();
  folder = await mkdtemp(path.join(tmpdir(), 'vela-trace-'));
  metricsPorts = [await quietPort(), await quietPort(), await quietPort()];
  mail = await startMailCatcher();
  const traced = { version: 'test', endpoint: collector.endpoint, share: 1 };
  const [ofApi, ofGateway] = await Promise.all([
    startTracing({ ...traced, service: 'vela-api' }),
    startTracing({ ...traced, service: 'vela-gateway', isEdge: true, callers: 'vela-browser' }),
  ]);
  tracings = [ofApi, ofGateway];
  world = await startWorld(
    {
      API_REPLICAS: 'many',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      METRICS_PORT: String(metricsPorts[0]),
      MATCH_INDEX_DIR: path.join(folder, 'index'),
    },
    { clock, tracing: ofApi, jobs: 'none' },
  );
  worker = new ApiProcess(
    {
      ...environmentFor(world.store.uri, world.sandboxOrigin),
      SMTP_URL: mail.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_TRACES_SAMPLER_ARG: '1',
      METRICS_PORT: String(metricsPorts[1]),
    },
    'work.ts',
  );
  partition = new ApiProcess(
    {
      ...environmentFor(world.store.uri, world.sandboxOrigin),
      PORT: '0',
      MATCH_PARTITION: '0/1',
      MATCH_SERVICE_SECRET: SECRET,
      MATCH_INDEX_DIR: path.join(folder, 'partition'),
      METRICS_PORT: String(metricsPorts[2]),
    },
    'match.ts',
  );
  await Promise.all([worker.start(), partition.start()]);
  const log = createLog({ logLevel: 'silent', version: 'test' });
  gateway = await startGateway(
    {
      site: folder,
      api: `http://127.0.0.1:${world.server.port}`,
      observation: observation(gatewayRegistry, log, ofGateway),
    },
    0,
  );
}, START_MS);
afterAll(async () => {
  await Promise.all([worker.kill(), partition.kill()]);
  await mail.stop();
  await gateway.stop();
  await world.stop();
  await Promise.all(tracings.map((tracing) => tracing.stop()));
  await collector.stop();
  await rm(folder, { recursive: true, force: true });
});

const ROOT = path.resolve(__dirname, '../..');
const WATCHING = path.join(ROOT, 'deploy/observability');
/** What Prometheus says of its own, and what the blackbox exporter does. */
const OF_OTHERS = ['up', 'probe_ssl_earliest_cert_expiry'];

/** @returns the metrics that texts in Prometheus' language name */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(up|[a-z]+(?:_[a-z0-9]+)+)\b(?=\{|\[|\)| [=<>-]|\s*$)/gm)].map(([, name = '']) => name);

test('alerts and dashboards name figures that processes have, and each alert its run book', async () => {
  const served = metricsPorts.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
  const texts = [...(await Promise.all(served)), await gatewayRegistry.metrics()].join('\n');
  const known = new Set([...texts.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name));
  const alerts = await readFile(path.join(WATCHING, 'alerts.yaml'), 'utf8');
  const dashboards = await readdir(path.join(WATCHING, 'dashboards'));
  const expressions = [
    ...alerts.split('\n').filter((line) => /_|up\{/.test(line) && !/runbook_url|summary:|#/.test(line)),
    ...(await Promise.all(dashboards.map((file) => readFile(path.join(WATCHING, 'dashboards', file), 'utf8')))).flatMap(
      (text) => [...text.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, expression = '']) => expression),
    ),
  ];
  const named = new Set(expressions.flatMap(namesIn).map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));
  expect(named.size).toBeGreaterThan(15);
  const notMetrics = ['histogram_quantile'];
  expect([...named].filter((name) => ![...known, ...OF_OTHERS, ...notMetrics].includes(name))).toEqual([]);

  const books = [...alerts.matchAll(/runbook_url: (\S+)/g)].map(([, file = '']) => file);
  expect(books).toHaveLength([...alerts.matchAll(/- alert: /g)].length);
  expect(books.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
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
  // With its next call the page tells how long this one took.
  await fetch(`http://127.0.0.1:${gateway.port}/api/countries/positions`, {
    headers: { 'x-last-call': `${TRACE}-${BROWSER}-120` },
  });
  await until(() => mail.mails.some(({ to }) => to.includes(talent.me.email)));
  // What is under way is ended, and sent with the rest.
  await worker.terminate();
  await world.server.stop();
  await Promise.all(tracings.map((tracing) => tracing.stop()));

  const own = collector.spans.filter(({ traceId }) => traceId === TRACE);
  const picture = drawn(own, undefined);
  // Nothing hangs in the air: each part belongs to another, up to the browser's call.
  expect(picture.trimEnd().split('\n')).toHaveLength(own.length);
  const [first, second, third, ...rest] = picture.split('\n');
  expect([first, second, third]).toEqual([
    'vela-browser: call',
    '  vela-gateway: api',
    '    vela-api: createConnection',
  ]);
  expect(own.find(({ service }) => service === 'vela-browser')?.spanId).toBe(BROWSER);
  expect(rest).toEqual(
    expect.arrayContaining([
      '      vela-api: insert connections',
      '      vela-api: update outbox',
      '      vela-worker: deliver mail',
      '        vela-worker: update outbox',
    ]),
  );
  const said = collector.texts.join('\n');
  expect(said).toContain('createConnection');
  const cookies = [recruiter, talent].map(({ visitor }) => visitor.cookie?.split('=')[1] ?? 'none');
  for (const secret of ['canary', 'people.example', 'Nordlys', ...cookies]) expect(said).not.toContain(secret);
  if (process.env['SHOW_TRACE']) process.stdout.write(picture);
});
