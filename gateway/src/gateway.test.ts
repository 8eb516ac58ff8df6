import { networkInterfaces } from 'node:os';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { deploy, type Deployed } from '../tests/support/deployed.js';
import { ask, startUpstream, type Upstream } from '../tests/support/exchange.js';
import { type Gateway, startGateway } from './gateway.js';

let deployed: Deployed;
let site: string;
let api: Upstream;
let gateway: Gateway;
let slice: string;
let earlierSlice: string;
let admin: string;

beforeAll(async () => {
  deployed = await deploy();
  ({ site, api, gateway, slice, earlierSlice, admin } = deployed);
});

afterAll(() => deployed.stop());

const asBrowser = { accept: 'text/html,*/*;q=0.8' };
const asked = (address: string, options?: Parameters<typeof ask>[2]) => ask(gateway.port, address, options);

describe('a file', () => {
  const IMMUTABLE = 'public, max-age=31536000, immutable';

  test.each(['/assets/main.second.js', 'the slice’s entry'])(
    '%s is cached for good and comes compressed',
    async (address) => {
      const file = address.startsWith('/') ? address : `/remotes/mf_public/${slice}/remoteEntry.js`;
      const plain = await asked(file);
      expect(plain.headers).toMatchObject({ 'cache-control': IMMUTABLE, 'x-content-type-options': 'nosniff' });
      expect(plain.headers['content-type']).toMatch('javascript');
      const br = await asked(file, { headers: { 'accept-encoding': 'gzip, br' } });
      expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': IMMUTABLE });
      expect(br.headers.vary).toMatch(/accept-encoding/i);
      expect(brotliDecompressSync(br.body)).toEqual(plain.body);
      const gz = await asked(file, { headers: { 'accept-encoding': 'gzip' } });
      expect(gz.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gz.body)).toEqual(plain.body);
    },
  );

  test.each([
    ['identity, br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['zstd, br;q=0.5', 'br'],
    ['br;q=0, *', 'gzip'],
    ['BR', 'br'],
    ['bravo', undefined],
  ])('comes in the form that its reader likes best, of those that a build brings: %s', async (accepted, encoding) => {
    const { status, headers } = await asked('/assets/main.second.js', { headers: { 'accept-encoding': accepted } });
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
    expect(headers.vary).toMatch(/accept-encoding/i);
  });

  test('of an earlier version is still there for tabs that run it', async () => {
    expect((await asked('/assets/main.first.js')).body.toString()).toContain('shell first');
    expect((await asked(`/remotes/mf_public/${earlierSlice}/remoteEntry.js`)).body.toString()).toContain(
      'mf_public first',
    );
  });

  test('of a slice has further addresses for further attempts', async () => {
    expect((await asked(`/remotes/mf_public/${slice}~2/remoteEntry.js`)).body.toString()).toContain('mf_public second');
    expect((await asked(`/remotes/mf_public/${slice}~x/remoteEntry.js`)).status).toBe(404);
  });

  test('without a hash in its name is asked for again soon', async () => {
    expect((await asked('/licences.txt')).headers['cache-control']).toBe('public, max-age=300');
    expect((await asked('/favicon.ico')).headers['content-type']).toBe('image/svg+xml');
  });

  test('that the browser has already is not sent again', async () => {
    const { headers } = await asked('/licences.txt');
    const again = await asked('/licences.txt', { headers: { 'if-none-match': String(headers.etag) } });
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
  });

  test('of which a part is asked for that it does not have is refused, and nobody keeps that', async () => {
    const { status, headers, body } = await asked('/assets/main.second.js', { headers: { range: 'bytes=999999-' } });
    expect(status).toBe(416);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'content-range': expect.stringMatching(/^bytes \*\/\d+$/),
    });
    expect(body.toString()).toBe('The file has no such part.\n');
  });

  test('that is another one than is asked for is refused; in whatever form somebody has it, it is the same', async () => {
    for (const condition of [{ 'if-match': '"other"' }, { 'if-unmodified-since': new Date(0).toUTCString() }]) {
      const { status, headers, body } = await asked('/assets/main.second.js', { headers: condition });
      expect([status, headers['cache-control'], body.toString()]).toEqual([
        412,
        'no-store',
        'The file is another one by now.\n',
      ]);
    }
    const plain = await asked('/assets/main.second.js');
    const compressed = { 'accept-encoding': 'gzip, br' };
    const same = await asked('/assets/main.second.js', {
      headers: { ...compressed, 'if-match': String(plain.headers.etag) },
    });
    expect(same.status).toBe(200);
    expect((await asked('/assets/missing.js', { headers: { 'if-match': '"other"' } })).status).toBe(404);
  });

  test.each([
    '/assets/missing.0123456789.js',
    '/missing.png',
    '/remotes/mf_public/0123456789ab/remoteEntry.js',
    '/remotes/mf_other/x/y.js',
    '/remotes/mf_public',
    '/remotes/',
  ])('%s is missing', async (address) => {
    const { status, headers } = await asked(address);
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 404, cache: 'no-store' });
    expect(headers['content-type']).toMatch('text/plain');
  });

  test('below /remotes or /assets is never answered with a page', async () => {
    for (const address of ['/remotes/mf_public/0123456789ab/remoteEntry.js', '/assets/missing.js'])
      expect((await asked(address, { headers: asBrowser })).status).toBe(404);
  });

  test('that only builders need is not handed out', async () => {
    for (const file of ['mf-manifest.json', 'remoteEntry.js.map'])
      expect((await asked(`/remotes/mf_public/${slice}/${file}`)).status).toBe(404);
    for (const address of ['/document.html', '/mf-manifest.json']) expect((await asked(address)).status).toBe(404);
  });

  test.each([
    '/remotes/mf_admin/ADMIN/server/notes.txt',
    '/remotes/mf_admin/ADMIN/x%2f..%2fserver/notes.txt',
    '/remotes/mf_admin/ADMIN/.%2fserver/notes.txt',
    '/remotes/mf_admin/ADMIN//server/notes.txt',
    '/remotes/mf_admin/ADMIN/%2fserver/notes.txt',
    '/remotes/mf_admin/ADMIN/x%5c..%5cserver/notes.txt',
    '/remotes/mf_public/SLICE/remoteEntry.js.map%2f.',
    '/remotes/mf_public/SLICE/remoteEntry.js.map/',
    '/remotes/mf_public/SLICE/remoteEntry.js.map%2fx%2f..',
    '/remotes/mf_public/SLICE/mf-manifest.json%2f.',
    '/document.html%2f.',
    '/document.html/',
    '/x%2f..%2fdocument.html',
    '//document.html',
    '/%2fdocument.html',
  ])('nor by another spelling of its address: %s', async (address) => {
    const { status, body } = await asked(address.replace('ADMIN', admin).replace('SLICE', slice), {
      headers: { accept: 'application/octet-stream' },
    });
    expect({ status, body: body.toString() }).toEqual({ status: 404, body: 'There is nothing at this address.\n' });
  });

  test('the registry is never cached', async () => {
    const { status, headers, body } = await asked('/remotes.json');
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'no-store' });
    expect(JSON.parse(body.toString())).toMatchObject({
      mf_public: { version: slice, previous: earlierSlice, contract: 2 },
    });
  });
});

describe('an address that leads out of the site', () => {
  const escapes = [
    '/remotes/mf_public/../../../secret.txt',
    '/remotes/mf_public/..%2f..%2f..%2fsecret.txt',
    '/remotes/mf_public/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/remotes/mf_public/VERSION/..%2f..%2f..%2f..%2fsecret.txt',
    '/remotes/mf_public/VERSION/..%2f..%2f..%2fshell.json',
    '/remotes/mf_public/VERSION/%2e%2e%2f%2e%2e%2f%2e%2e%2fremotes.json',
    '/remotes/mf_public/VERSION/..%5c..%5cshell.json',
    '/assets/..%2f..%2f..%2fshell.json',
    '/..%2f..%2f..%2fsecret.txt',
    '/%252e%252e/secret.txt',
  ];
  test.each(escapes)('%s finds nothing', async (address) => {
    const { status, body } = await asked(address.replace('VERSION', slice), { headers: { accept: '*/*' } });
    expect(status).toBe(404);
    expect(body.toString()).not.toMatch(/not for visitors|"previous"/);
  });

  test('or cannot be decoded is refused', async () => {
    expect((await asked('/%E0%A4%A')).status).toBe(400);
  });

  test('does not end the gateway where it holds a zero byte', async () => {
    expect((await asked('/assets/main%00.js')).status).toBe(404);
  });
});

describe('a page has one address', () => {
  test.each([
    ['/%66aq', '/faq'],
    ['/privacy%5Fpolicy?from=mail', '/privacy_policy?from=mail'],
    ['/sv/%61bout-us', '/sv/about-us'],
    ['/events/open%2Devening%c3%a5?x=%2F', '/events/open-evening%C3%A5?x=%2F'],
    ['/jobseeker/%64ashboard', '/jobseeker/dashboard'],
  ])('%s is at %s', async (spelled, location) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await asked(spelled, { method, headers: asBrowser });
      expect([status, headers.location, headers['cache-control']]).toEqual([308, location, 'no-store']);
    }
    expect((await asked(location, { headers: asBrowser })).status).not.toBe(308);
  });

  test.each([
    '//x/about-us',
    '//evil.example',
    '/\\evil.example/about-us',
    '/%2Fevil.example/%61bout-us',
    '/%5Cevil.example',
    '//x/api/open-roles',
    '//x/api/health/live',
    '//x/sandbox/mail',
    '//x/remotes.json',
  ])('none begins like one of another site: %s', async (address) => {
    const { status, headers, body } = await asked(address, { headers: asBrowser });
    expect([status, headers.location, headers['x-upstream']]).toEqual([404, undefined, undefined]);
    expect(body.toString()).toContain('There is nothing at this address.');
  });

  test('what need not be encoded is no other spelling', async () => {
    expect((await asked('/events/a:b', { headers: asBrowser })).status).not.toBe(308);
    expect((await asked('/events/100%25', { headers: asBrowser })).status).not.toBe(308);
  });
});

describe('the server behind', () => {
  test('gets path, query, method and body, and says who asked', async () => {
    const { status, headers, body } = await asked('/api/open-roles?page=2&q=%C3%85', {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    });
    expect({ status, from: headers['x-upstream'] }).toEqual({ status: 200, from: 'api' });
    expect(JSON.parse(body.toString())).toMatchObject({
      method: 'POST',
      url: '/api/open-roles?page=2&q=%C3%85',
      body: '{"a":1}',
      headers: { 'x-forwarded-for': '127.0.0.1' },
    });
    // Its own headers stand: the gateway's policy is for pages.
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  test('answers at length, which is compressed on the way', async () => {
    const { headers, body } = await asked('/api/open-roles', {
      method: 'POST',
      body: 'long '.repeat(1000),
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'x-upstream': 'api' });
    expect(JSON.parse(gunzipSync(body).toString())).toMatchObject({ body: 'long '.repeat(1000) });
  });

  test('the stand-ins answer below /sandbox only where there are any', async () => {
    expect((await asked('/sandbox/mail')).headers['x-upstream']).toBe('sandbox');
    expect((await asked('/sandboxes', { headers: asBrowser })).headers['x-upstream']).toBeUndefined();
    const without = await startGateway({ site, api: api.origin }, 0, '127.0.0.1');
    const { headers } = await ask(without.port, '/sandbox/mail', { headers: asBrowser });
    await without.stop();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('that is down is a problem to try again, and pages go on', async () => {
    const gone = await startUpstream(() => undefined);
    await gone.stop();
    const alone = await startGateway({ site, api: gone.origin }, 0, '127.0.0.1');
    const { status, headers, body } = await ask(alone.port, '/api/users/me');
    const page = await ask(alone.port, '/');
    await alone.stop();
    expect(status).toBe(503);
    expect(headers['content-type']).toMatch('application/problem+json');
    expect(headers).toHaveProperty('retry-after');
    expect(JSON.parse(body.toString())).toMatchObject({ status: 503, title: 'Service Unavailable' });
    expect(page.status).toBe(200);
  });

  test('that hangs up is a 502', async () => {
    const { status, headers, body } = await asked('/api/hangs-up');
    expect(status).toBe(502);
    expect(headers['content-type']).toMatch('application/problem+json');
    expect(JSON.parse(body.toString()).detail).toBe('Vela’s server did not finish its answer. Try again.');
  });
});

test('a port that is taken is told', async () => {
  await expect(startGateway({ site, api: api.origin }, gateway.port, '127.0.0.1')).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test('who found a weakness is told where to write, where there is somebody to write to', async () => {
  const { status, headers, body } = await asked('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.toString()).toContain('Contact: mailto:security@vela.example\n');
  const silent = await startGateway({ site, api: api.origin }, 0, '127.0.0.1');
  try {
    expect((await ask(silent.port, '/.well-known/security.txt')).status).toBe(404);
  } finally {
    await silent.stop();
  }
});

describe('the names a gateway answers to', () => {
  const asking = (port: number, host: string, path = '/') => ask(port, path, { headers: { ...asBrowser, host } });

  test('are those of this machine and of the site, with any port', async () => {
    const named = await startGateway({ site, api: api.origin, origin: 'https://talent.nordlys.se' }, 0, '127.0.0.1');
    try {
      for (const host of ['localhost', 'LOCALHOST:8080', '127.0.0.1:80', '[::1]:8080', 'talent.nordlys.se'])
        expect([host, (await asking(named.port, host)).status]).toEqual([host, 200]);
      const foreign = [
        'evil.test',
        'localhost.evil.test',
        'talent.nordlys.se.evil.test',
        '192.168.1.9:8080',
        '@',
        '[::2]',
      ];
      for (const host of foreign)
        for (const path of ['/', '/api/users/me', '/sandbox', '/remotes.json'])
          expect([host, (await asking(named.port, host, path)).status]).toEqual([host, 421]);
      expect((await asking(named.port, '10.0.0.7', '/api/health/live')).status).toBe(200);
    } finally {
      await named.stop();
    }
  });

  test('it listens where only this machine reaches it, unless told otherwise', async () => {
    const local = await startGateway({ site, api: api.origin }, 0);
    try {
      expect((await asking(local.port, 'localhost')).status).toBe(200);
      const outside = Object.values(networkInterfaces())
        .flatMap((each) => each ?? [])
        .find(({ family, internal }) => family === 'IPv4' && !internal);
      // A machine without a network has nobody to hide from.
      if (outside !== undefined)
        await expect(fetch(`http://${outside.address}:${local.port}/`)).rejects.toThrow('fetch failed');
    } finally {
      await local.stop();
    }
  });
});
