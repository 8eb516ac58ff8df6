import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createLog } from '../../platform/observability/index.js';
import { type CountriesSource, createCountriesSource } from './index.js';

const log = createLog({ logLevel: 'silent', version: 'test' });
const servers: Server[] = [];
const calls: string[] = [];
const BEGIN = Date.UTC(2026, 10, 1);
let now = BEGIN;

/** A countries service of our own, and the source that a product configured with it would use. */
async function liveAt(listener: RequestListener): Promise<CountriesSource> {
  const server = createServer((request, response) => {
    calls.push(`${request.method ?? ''} ${request.url ?? ''}`);
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createCountriesSource(
    { countriesUrl: `http://127.0.0.1:${port}/v1` },
    { clock: { now: () => new Date(now), aheadMs: 0 }, log },
  );
}

const positions = [
  { name: 'Sweden', iso2: 'SE', long: 1, lat: 2 },
  { name: 'Norway', iso2: 'NO', long: 3, lat: 4 },
];
const answered = (data: unknown): string => JSON.stringify({ error: false, msg: 'ok', data });

const healthy: RequestListener = (request, response) => {
  if (request.url === '/v1/positions') response.end(answered(positions));
  else if (request.url === '/v1/cities') response.end(answered(['Livestad']));
  else
    response.end(answered({ name: 'Sweden', flag: 'https://flags.example/se.svg', iso2: 'SE', iso3: 'SWE', more: 1 }));
};

afterEach(async () => {
  calls.length = 0;
  now = BEGIN;
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

describe('a live countries service', () => {
  test('answers, and is asked once for the same thing', async () => {
    const source = await liveAt(healthy);
    const both = await Promise.all([source.cities('Sweden'), source.cities('sweden')]);
    expect(both).toEqual([['Livestad'], ['Livestad']]);
    expect(await source.flag('Sweden')).toEqual({
      name: 'Sweden',
      flag: 'https://flags.example/se.svg',
      iso2: 'SE',
      iso3: 'SWE',
    });
    expect(calls).toEqual(['GET /v1/positions', 'POST /v1/cities', 'POST /v1/flag/images']);
  });

  test('is asked again after a day', async () => {
    const source = await liveAt(healthy);
    await source.positions();
    now += 24 * 60 * 60 * 1000 + 1;
    await source.positions();
    expect(calls).toEqual(['GET /v1/positions', 'GET /v1/positions']);
  });

  test('may move a POST to a GET address of its own', async () => {
    const source = await liveAt((request, response) => {
      if (request.url === '/v1/cities') response.writeHead(301, { location: '/v1/cities/q?country=Sweden' }).end();
      else if (request.url?.startsWith('/v1/cities/q')) response.end(answered(['Movedstad']));
      else healthy(request, response);
    });
    expect(await source.cities('Sweden')).toEqual(['Movedstad']);
    expect(calls.at(-1)).toBe('GET /v1/cities/q?country=Sweden');
  });

  test('is not asked about countries that do not exist', async () => {
    const source = await liveAt(healthy);
    expect(await source.cities('Atlantis')).toBeNull();
    expect(calls).toEqual(['GET /v1/positions']);
  });

  const failures: readonly (readonly [string, RequestListener])[] = [
    ['answers with an error', (_request, response) => response.writeHead(500).end('no')],
    ['answers with something else', (_request, response) => response.end('<html>hello</html>')],
    ['answers in another shape', (_request, response) => response.end(answered('many'))],
    ['hangs up', (request) => request.socket.destroy()],
    [
      'redirects to another host',
      (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    ['redirects for ever', (request, response) => response.writeHead(302, { location: request.url ?? '/' }).end()],
    [
      'sends without end',
      (_request, response) => {
        const send = (): void => {
          while (response.write('x'.repeat(100_000)));
        };
        response.on('drain', send);
        send();
      },
    ],
    ['never answers', () => undefined],
  ];

  test.each(failures)('that %s is replaced by the snapshot and left alone for a minute', async (_what, listener) => {
    const source = await liveAt(listener);
    expect((await source.cities('Sweden'))?.slice(0, 2)).toEqual(['Stockholm', 'Göteborg']);
    const soFar = calls.length;
    expect(await source.flag('Norway')).toMatchObject({ iso3: 'NOR' });
    expect(calls).toHaveLength(soFar);
    now += 60_000;
    await source.positions();
    expect(calls.length).toBeGreaterThan(soFar);
  });

  test('cannot slip in a flag that is no image address', async () => {
    const source = await liveAt((request, response) => {
      if (request.url === '/v1/positions') response.end(answered(positions));
      else response.end(answered({ name: 'Sweden', flag: 'javascript:alert(1)', iso2: 'SE', iso3: 'SWE' }));
    });
    expect((await source.flag('Sweden'))?.flag).toMatch(/^data:image/);
  });
});
